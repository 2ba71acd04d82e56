import ModelcLint
import ModelcPlans
import ModelcText

/// Ids that exist, and that the command at hand does not have: which command takes them.
package enum OtherCommandID {
    /// Why a name is no rule of lint; nil for one that is, and for what is no id at all.
    static func reason(againstRule name: String) -> String? {
        if RuleNames.all.exists(name) { return nil }
        if let code = MigrationFindingCode(rawValue: name.uppercased()) {
            return
                "'\(code.rawValue)' is a code of plans, not a rule of lint: 'modelc plan' and 'modelc check' report it"
        }
        guard let known = ExplainedID.named(name) else { return nil }
        return
            "'\(known.id)' is not a rule of lint, but the id of other messages ('modelc explain \(known.id)'): 'modelc check' "
            + "can choose it"
    }

    /// Why a name is no code of plans; nil for what is no id at all.
    package static func reason(againstCode name: String) -> String? {
        if RuleNames.all.exists(name) {
            return "'\(name)' is a rule of lint, not a code of plans: 'modelc lint' and 'modelc check' report it"
        }
        guard let known = ExplainedID.named(name) else { return nil }
        return
            "'\(known.id)' is not a code of plans, but the id of other messages ('modelc explain \(known.id)'): 'modelc "
            + "check' can choose it"
    }
}
