import ModelcBase
import ModelcSchema

extension SchemaChange {
    /// The sides that have it: `+` the newer version, `-` the older one, `~` both.
    package var marker: String {
        switch (oldSide, newSide) {
        case (false, true): "+"
        case (true, false): "-"
        case (true, true), (false, false): "~"
        }
    }

    private var oldSide: Bool { property == nil ? oldEntity != nil || entity == nil : oldProperty != nil }
    private var newSide: Bool { property == nil ? newEntity != nil || entity == nil : newProperty != nil }

    /// The change in words, with the values.
    package var phrase: String {
        let words = self.words
        // An added or removed element has only one value, even if it is a part of another element.
        let isChange =
            marker == "~" && !["added", "removed", "to transient", "to persistent"].contains { words.hasSuffix($0) }
        switch (oldValue.map(SchemaChange.shown), newValue.map(SchemaChange.shown)) {
        case (nil, nil): return words
        case (let old?, nil): return "\(words): \(old)\(isChange ? " -> nothing" : "")"
        case (nil, let new?): return "\(words): \(isChange ? "nothing -> " : "")\(new)"
        // After a rename, another entity has the former name.
        case (let old?, let new?) where old == new: return "\(words): \(old) -> another entity of that name"
        case (let old?, let new?): return "\(words): \(old) -> \(new)"
        }
    }

    /// Returns a value, in quotes if it would not be visible otherwise.
    private static func shown(_ value: String) -> String {
        value.isEmpty || value.first?.isWhitespace == true || value.last?.isWhitespace == true ? "\"\(value)\"" : value
    }

    /// The kind in words. Some kinds have one name for additions, removals and changes; the sides distinguish them.
    package var words: String {
        // Both versions have the relationship, but the store loses or gets it.
        if kind == .relationshipRemoved, oldSide, newSide { return "persistent to transient" }
        if kind.isAddedRelationship, oldSide, newSide { return "transient to persistent" }
        guard [.fetchRequestChanged, .configurationChanged, .compositeChanged].contains(kind) else { return kind.words }
        return switch (oldSide, newSide) {
        case (false, true): kind.words.replacingWord("changed", by: "added")
        case (true, false): kind.words.replacingWord("changed", by: "removed")
        case (true, true), (false, false): kind.words
        }
    }

    /// The properties to emphasize, the most important first.
    package var marks: [String] {
        var marks: [String] = []
        if isDestructive { marks.append("destructive") }
        if altersHash { marks.append(leavesHashUnverified ? "hash unverified" : "hash") }
        if traits.contains(.inherited) { marks.append("inherited") }
        return marks
    }
}

extension SchemaChangeKind {
    /// The kind for display: its raw value in words.
    var words: String { SchemaChangeKind.wordsOfKinds[self] ?? madeWords }

    /// Cached: a plan of many versions shows each kind thousands of times.
    private static let wordsOfKinds = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.madeWords) })

    private var madeWords: String {
        var words = rawValue.split(separator: "-").map(String.init)
        // The element is clear from the context of the words.
        if words.count > 1, ["attribute", "entity", "relationship", "property"].contains(words[0]), isAboutOneFact {
            words.removeFirst()
        }
        return SchemaChangeKind.phrases.reduce(
            words.map { SchemaChangeKind.spellings[$0] ?? $0 }.joined(separator: " ")
        ) { $0.replacingText($1.name, with: $1.words) }
    }

    /// Words in raw values that need another spelling.
    private static let spellings = [
        "nodefault": "without default", "userinfo": "user info", "codegen": "code generation", "id": "identifier",
        "unique": "uniqueness constraint",
    ]

    fileprivate var isAddedRelationship: Bool {
        [.relationshipAddedOptional, .relationshipAddedRequiredToOne, .relationshipAddedRequiredToMany].contains(self)
    }

    /// English phrases for words in raw values. The two types of a conversion describe the kind of change.
    private static let phrases = [
        (name: "added optional", words: "added, optional"), (name: "added required", words: "added, required"),
        (name: "required default", words: "required with default"), (name: "type numeric ", words: "type "),
        (name: "renaming identifier mismatch", words: "renaming identifier changed"),
        (name: "type incompatible", words: "type changed"), (name: "type derived", words: "type of the derived value"),
        (name: "type boolean numeric", words: "type changed"),
    ]

    /// Whether the kind is a changed value, and not an addition, a removal or a rename of the element.
    private var isAboutOneFact: Bool {
        let last = rawValue.split(separator: "-")
        return !["added", "removed", "renamed", "moved"].contains { last.contains(Substring($0)) }
    }
}

extension String {
    fileprivate func replacingWord(_ word: String, by other: String) -> String {
        split(separator: " ").map { $0 == word ? other : String($0) }.joined(separator: " ")
    }
}
