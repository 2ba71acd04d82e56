import ModelcBase
import ModelcSchema

extension SchemaChange {
    /// Which side has it: `+` the newer version, `-` the older one, `~` both.
    package var marker: String {
        switch (oldSide, newSide) {
        case (false, true): "+"
        case (true, false): "-"
        case (true, true), (false, false): "~"
        }
    }

    private var oldSide: Bool { property == nil ? oldEntity != nil || entity == nil : oldProperty != nil }
    private var newSide: Bool { property == nil ? newEntity != nil || entity == nil : newProperty != nil }

    /// What changed, in words, with the values.
    package var phrase: String {
        let words = self.words
        // What came or went has one value only, whichever element it is a part of.
        let isChange =
            marker == "~" && !["added", "removed", "to transient", "to persistent"].contains { words.hasSuffix($0) }
        switch (oldValue.map(SchemaChange.shown), newValue.map(SchemaChange.shown)) {
        case (nil, nil): return words
        case (let old?, nil): return "\(words): \(old)\(isChange ? " -> nothing" : "")"
        case (nil, let new?): return "\(words): \(isChange ? "nothing -> " : "")\(new)"
        // An entity that was renamed left its name to another one.
        case (let old?, let new?) where old == new: return "\(words): \(old) -> another entity of that name"
        case (let old?, let new?): return "\(words): \(old) -> \(new)"
        }
    }

    /// A value in quotes where it could not be seen otherwise.
    private static func shown(_ value: String) -> String {
        value.isEmpty || value.first?.isWhitespace == true || value.last?.isWhitespace == true ? "\"\(value)\"" : value
    }

    /// The kind in words. Some kinds have one name for what came, went and changed: the sides tell.
    private var words: String {
        // The store loses or gets what both versions have.
        if kind == .relationshipRemoved, oldSide, newSide { return "persistent to transient" }
        if kind.isAddedRelationship, oldSide, newSide { return "transient to persistent" }
        guard [.fetchRequestChanged, .configurationChanged, .compositeChanged].contains(kind) else { return kind.words }
        return switch (oldSide, newSide) {
        case (false, true): kind.words.replacingWord("changed", by: "added")
        case (true, false): kind.words.replacingWord("changed", by: "removed")
        case (true, true), (false, false): kind.words
        }
    }

    /// What is to be stressed, in the order of weight.
    package var marks: [String] {
        var marks: [String] = []
        if isDestructive { marks.append("destructive") }
        if altersHash { marks.append(leavesHashUnverified ? "hash unverified" : "hash") }
        if traits.contains(.inherited) { marks.append("inherited") }
        return marks
    }
}

extension SchemaChangeKind {
    /// The kind for people: the machine name in words.
    var words: String { SchemaChangeKind.wordsOfKinds[self] ?? madeWords }

    /// A plan of many versions names each kind some thousand times.
    private static let wordsOfKinds = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.madeWords) })

    private var madeWords: String {
        var words = rawValue.split(separator: "-").map(String.init)
        // The element is clear from the place where the words stand.
        if words.count > 1, ["attribute", "entity", "relationship", "property"].contains(words[0]), isAboutOneFact {
            words.removeFirst()
        }
        return SchemaChangeKind.phrases.reduce(
            words.map { SchemaChangeKind.spellings[$0] ?? $0 }.joined(separator: " ")
        ) { $0.replacingText($1.name, with: $1.words) }
    }

    /// Words of names that are not English.
    private static let spellings = [
        "nodefault": "without default", "userinfo": "user info", "codegen": "code generation", "id": "identifier",
        "unique": "uniqueness constraint",
    ]

    fileprivate var isAddedRelationship: Bool {
        [.relationshipAddedOptional, .relationshipAddedRequiredToOne, .relationshipAddedRequiredToMany].contains(self)
    }

    /// What several words of a name are in English. The two types of a conversion say what kind of change it is.
    private static let phrases = [
        (name: "added optional", words: "added, optional"), (name: "added required", words: "added, required"),
        (name: "required default", words: "required with default"), (name: "type numeric ", words: "type "),
        (name: "renaming identifier mismatch", words: "renaming identifier changed"),
        (name: "type incompatible", words: "type changed"), (name: "type derived", words: "type of the derived value"),
        (name: "type boolean numeric", words: "type changed"),
    ]

    /// Whether the kind is a changed fact, and not that the element came, went or was renamed.
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
