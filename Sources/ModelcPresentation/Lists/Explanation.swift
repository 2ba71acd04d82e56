import ModelcKit
import ModelcLint
import ModelcPlans
import ModelcText

/// The page of anything that modelc prints as an id or a code.
package enum Explanation {
    /// The page of a code, a rule, or any other id; nil for what is none.
    package static func page(of name: String) -> String? {
        if let code = MigrationFindingCode(rawValue: name.uppercased()) { return code.pageText }
        if let rule = RuleNames.all.rule(name) { return RulePage.text(rule) }
        return ExplainedID.named(name)?.text
    }

    /// Why there is no page.
    package static func problem(with name: String) -> String {
        if RuleNames.all.exists(name) {
            return "'\(name)' is a category; 'modelc rules --category \(name)' lists its rules"
        }
        let near = (RuleNames.all.nearest(to: name) ?? nearestID(to: name)).map { "did you mean '\($0)'?" }
        return "there is no rule '\(name)'; " + (near ?? "'modelc rules' lists them")
    }

    private static func nearestID(to name: String) -> String? {
        guard name.utf8.count <= 80 else { return nil }
        return SpellingSuggestion.nearest(to: name, among: ExplainedID.all.map(\.id))
    }
}
