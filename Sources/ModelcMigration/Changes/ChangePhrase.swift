import ModelcBase
import ModelcSchema

extension SchemaChange {
    /// The versions that contain the element: `+` only the newer one, `-` only the older one, `~` both.
    package var marker: String {
        switch (oldSide, newSide) {
        case (false, true): "+"
        case (true, false): "-"
        case (true, true), (false, false): "~"
        }
    }

    private var oldSide: Bool { property == nil ? oldEntity != nil || entity == nil : oldProperty != nil }
    private var newSide: Bool { property == nil ? newEntity != nil || entity == nil : newProperty != nil }

    /// The change in words, with the old and new values.
    package var phrase: String {
        let words = self.words
        // An added or removed element has only one value, even if the element is a part of another one.
        let isChange =
            marker == "~" && !["added", "removed", "to transient", "to persistent"].contains { words.hasSuffix($0) }
        switch (oldValue.map(SchemaChange.shown), newValue.map(SchemaChange.shown)) {
        case (nil, nil): return words
        case (let old?, nil): return "\(words): \(old)\(isChange ? " -> nothing" : "")"
        case (nil, let new?): return "\(words): \(isChange ? "nothing -> " : "")\(new)"
        // After a rename, the former name can belong to another entity.
        case (let old?, let new?) where old == new: return "\(words): \(old) -> another entity of that name"
        case (let old?, let new?): return "\(words): \(old) -> \(new)"
        }
    }

    /// Returns a value for display. It is quoted if it would otherwise be invisible, such as an empty string.
    private static func shown(_ value: String) -> String {
        value.isEmpty || value.first?.isWhitespace == true || value.last?.isWhitespace == true ? "\"\(value)\"" : value
    }

    /// The kind of change in words. Some kinds use the same name for additions, removals and changes; the values
    /// distinguish them.
    package var words: String {
        // Both versions have the relationship, but only one of them stores it.
        if kind == .relationshipRemoved, oldSide, newSide { return "persistent to transient" }
        if kind.isAddedRelationship {
            if oldSide, newSide { return "transient to persistent" }
            let count = kind == .relationshipAddedRequiredToMany || traits.contains(.toMany) ? "to-many" : "to-one"
            return "\(count) relationship added, \(kind == .relationshipAddedOptional ? "optional" : "required")"
        }
        guard [.fetchRequestChanged, .configurationChanged, .compositeChanged].contains(kind) else { return kind.words }
        return switch (oldSide, newSide) {
        case (false, true): kind.words.replacingWord("changed", by: "added")
        case (true, false): kind.words.replacingWord("changed", by: "removed")
        case (true, true), (false, false): kind.words
        }
    }

    /// Important properties of the change, such as `destructive` or `hash`; the most important first.
    package var marks: [String] {
        var marks: [String] = []
        if isDestructive { marks.append("destructive") }
        if altersHash { marks.append(leavesHashUnverified ? "hash unverified" : "hash") }
        if traits.contains(.inherited) { marks.append("inherited") }
        return marks
    }
}

extension SchemaChangeKind {
    /// The kind in words, made from its raw value.
    var words: String { SchemaChangeKind.wordsOfKinds[self] ?? madeWords }

    /// The words are cached, because a plan with many versions shows each kind thousands of times.
    private static let wordsOfKinds = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.madeWords) })

    private var madeWords: String {
        var words = rawValue.split(separator: "-").map(String.init)
        // The first word is dropped, because the context already names the element.
        if words.count > 1, ["attribute", "entity", "relationship", "property"].contains(words[0]), isAboutOneFact {
            words.removeFirst()
        }
        return SchemaChangeKind.phrases.reduce(
            words.map { SchemaChangeKind.spellings[$0] ?? $0 }.joined(separator: " ")
        ) { $0.replacingText($1.name, with: $1.words) }
    }

    /// Keys: words of raw values. Values: their spelling in English.
    private static let spellings = [
        "nodefault": "without default", "userinfo": "user info", "codegen": "code generation", "id": "identifier",
        "unique": "uniqueness constraint",
    ]

    fileprivate var isAddedRelationship: Bool {
        [.relationshipAddedOptional, .relationshipAddedRequiredToOne, .relationshipAddedRequiredToMany].contains(self)
    }

    /// English phrases for parts of raw values. The phrase for a type conversion is short, because the two types are
    /// shown with it.
    private static let phrases = [
        (name: "added optional", words: "added, optional"), (name: "added required", words: "added, required"),
        (name: "required default", words: "required with default"), (name: "type numeric ", words: "type "),
        (name: "renaming identifier mismatch", words: "renaming identifier changed"),
        (name: "type incompatible", words: "type changed"), (name: "type derived", words: "type of the derived value"),
        (name: "type boolean numeric", words: "type changed"),
    ]

    /// True if the change is a changed value of an element. False if the element itself was added, removed or renamed.
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
