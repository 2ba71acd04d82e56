import ModelcConfiguration
import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcText

/// Ids that exist, and that the command at hand does not have: which command takes them.
package enum OtherCommandID {
    /// Whether an entry of `rules` is about an id that other commands than `lint` report. Only rules have options.
    static func isSet(by entry: LintRuleEntry) -> Bool {
        guard !RuleNames.all.exists(entry.name), entry.options.isEmpty else { return false }
        return MigrationFindingCode(name: entry.name) != nil || ExplainedID.named(entry.name) != nil
    }

    /// Why a name is no rule of lint; nil for one that is, and for what is no id at all.
    static func reason(againstRule name: String) -> String? {
        if RuleNames.all.exists(name) { return nil }
        if let code = MigrationFindingCode(name: name) {
            return
                "'\(code.rawValue)' is a code of plans, not a rule of lint: 'modelc plan' and 'modelc check' report it"
        }
        guard let known = ExplainedID.named(name) else { return nil }
        return reason(against: known, wanting: "a rule of lint")
    }

    /// Why a name is no code of plans; nil for what is no id at all.
    package static func reason(againstCode name: String) -> String? {
        if RuleNames.all.exists(name) {
            return "'\(name)' is a rule of lint, not a code of plans: 'modelc lint' and 'modelc check' report it"
        }
        guard let known = ExplainedID.named(name) else { return nil }
        return reason(against: known, wanting: "a code of plans")
    }

    /// Why a check has no findings of an id.
    static func reason(against known: ExplainedID) -> String {
        let kind = known.severity == nil ? "a \(known.kind)" : "about a command line"
        return "'\(known.id)' is not the id of a finding, but \(kind) ('modelc explain \(known.id)')"
    }

    private static func reason(against known: ExplainedID, wanting: String) -> String {
        guard known.isReported else { return "\(reason(against: known)), and not \(wanting)" }
        return
            "'\(known.id)' is not \(wanting), but the id of other messages ('modelc explain \(known.id)'): 'modelc check' "
            + "can choose it"
    }
}

extension DiagnosticID {
    /// Arguments of a command line are wrong; no finding has it.
    package static let wrongUsage = DiagnosticID("wrong-usage")
}
