import ModelcBase
import ModelcPlans
import ModelcSettings

/// The names that users may give for rules: ids and categories.
package struct RuleNames: Sendable {
    private let byID: [String: RuleDescription]

    init(_ rules: [RuleDescription]) {
        byID = Dictionary(rules.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The ids of all rules, in no particular order.
    package var ids: [String] { Array(byID.keys) }

    /// Returns the rule with an id.
    package func rule(_ id: String) -> RuleDescription? { byID[id] }

    /// Whether there is a rule or a category with that name.
    package func exists(_ name: String) -> Bool { byID[name] != nil || RuleCategory(rawValue: name) != nil }

    /// Returns the probably intended name for an unknown one.
    package func nearest(to name: String) -> String? {
        // Longer names are not typing mistakes, and comparing them is slow.
        guard name.utf8.count <= 80 else { return nil }
        return SpellingSuggestion.nearest(to: name, among: byID.keys.sorted() + RuleCategory.allCases.map(\.rawValue))
    }

    /// Returns the error about a name that does not exist, without a final period.
    func problem(_ name: String) -> String {
        "there is no rule or category '\(name)'" + (nearest(to: name).map { "; did you mean '\($0)'?" } ?? "")
    }
}
