import ModelcText

/// The names that users may give where a rule is asked for: ids and categories.
package enum RuleNames {
    private static let byID: [String: RuleDescription] = Dictionary(
        RuleRegistry.all.map { ($0.id.rawValue, $0.description) }, uniquingKeysWith: { first, _ in first })

    /// The rule of an id.
    package static func rule(_ id: String) -> RuleDescription? { byID[id] }

    /// Whether there is a rule or a category of that name.
    package static func exists(_ name: String) -> Bool { byID[name] != nil || RuleCategory(rawValue: name) != nil }

    /// Whether a name means a rule: its id or its category.
    package static func name(_ name: String, means rule: RuleDescription) -> Bool {
        name == rule.id.rawValue || name == rule.category.rawValue
    }

    /// The name that an unknown one was probably meant to be.
    package static func nearest(to name: String) -> String? {
        // Longer names are nobody's slip of the finger, and comparing them takes long.
        guard name.utf8.count <= 80 else { return nil }
        return SpellingSuggestion.nearest(to: name, among: byID.keys.sorted() + RuleCategory.allCases.map(\.rawValue))
    }

    static func problem(_ name: String) -> String {
        "there is no rule or category '\(name)'" + (nearest(to: name).map { "; did you mean '\($0)'?" } ?? "")
    }
}
