import ModelcText

/// The names that users may give where a rule is requested: ids and categories.
package struct RuleNames: Sendable {
    private let byID: [String: RuleDescription]

    init(_ rules: [RuleDescription]) {
        byID = Dictionary(rules.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The ids of all rules, in no order.
    package var ids: [String] { Array(byID.keys) }

    /// The rule of an id.
    package func rule(_ id: String) -> RuleDescription? { byID[id] }

    /// Whether there is a rule or a category of that name.
    package func exists(_ name: String) -> Bool { byID[name] != nil || RuleCategory(rawValue: name) != nil }

    /// The name that an unknown one was probably meant to be.
    package func nearest(to name: String) -> String? {
        // Longer names are nobody's slip of the finger, and comparing them takes long.
        guard name.utf8.count <= 80 else { return nil }
        return SpellingSuggestion.nearest(to: name, among: byID.keys.sorted() + RuleCategory.allCases.map(\.rawValue))
    }

    /// What is wrong with a name that does not exist, without a final stop.
    func problem(_ name: String) -> String {
        "there is no rule or category '\(name)'" + (nearest(to: name).map { "; did you mean '\($0)'?" } ?? "")
    }
}
