import ModelcBase
import ModelcPlans
import ModelcSettings

/// The names by which users can refer to rules: ids and categories.
package struct RuleNames: Sendable {
    private let byID: [String: RuleDescription]

    init(_ rules: [RuleDescription]) {
        byID = Dictionary(rules.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The ids of all rules, in no particular order.
    package var ids: [String] { Array(byID.keys) }

    /// Returns the rule with an id; nil if there is none.
    package func rule(_ id: String) -> RuleDescription? { byID[id] }

    /// Whether a rule or a category has this name.
    package func exists(_ name: String) -> Bool { byID[name] != nil || RuleCategory(rawValue: name) != nil }

    /// Returns the most similar rule or category name for an unknown name; nil if none is similar.
    package func nearest(to name: String) -> String? {
        // A name of more than 80 bytes is not a typing mistake, and comparing it would be slow.
        guard name.utf8.count <= 80 else { return nil }
        return SpellingSuggestion.nearest(to: name, among: byID.keys.sorted() + RuleCategory.allCases.map(\.rawValue))
    }

    /// Returns the error message for an unknown name, without a final period.
    func problem(_ name: String) -> String {
        "there is no rule or category '\(name)'" + (nearest(to: name).map { "; did you mean '\($0)'?" } ?? "")
    }
}
