import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSettings

/// Explains that an id exists but that the current command does not accept it, and names the command that does.
package enum OtherCommandID {
    /// Whether an entry of the setting `rules` is for an id that commands other than `lint` report. False if the entry
    /// has options, because only lint rules have options.
    static func isSet(by entry: LintRuleEntry) -> Bool {
        guard !RuleNames.all.exists(entry.name), entry.options.isEmpty else { return false }
        return MigrationFindingCode(name: entry.name) != nil || ExplainedID.named(entry.name) != nil
    }

    /// Returns the reason why a name is not a lint rule. Nil if it is a lint rule, or if no id with this name exists.
    static func reason(againstRule name: String) -> String? {
        if RuleNames.all.exists(name) { return nil }
        if let code = MigrationFindingCode(name: name) {
            return
                "'\(code.rawValue)' is a code of plans, not a rule of lint: '\(ToolCommandName.plan)' and '\(ToolCommandName.check)' report it"
        }
        guard let known = ExplainedID.named(name) else { return nil }
        return reason(against: known, wanting: "a rule of lint")
    }

    /// Returns the reason why a name is not a finding code of plans. Nil if no id with this name exists.
    package static func reason(againstCode name: String) -> String? {
        if RuleNames.all.exists(name) {
            return
                "'\(name)' is a rule of lint, not a code of plans: '\(ToolCommandName.lint)' and '\(ToolCommandName.check)' report it"
        }
        guard let known = ExplainedID.named(name) else { return nil }
        return reason(against: known, wanting: "a code of plans")
    }

    /// Returns the reason why `check` never reports a finding with the id.
    static func reason(against known: ExplainedID) -> String {
        let kind = known.severity == nil ? "a \(known.kind)" : "about a command line"
        return "'\(known.id)' is not the id of a finding, but \(kind) ('\(ToolCommandName.explain) \(known.id)')"
    }

    private static func reason(against known: ExplainedID, wanting: String) -> String {
        guard known.isReported else { return "\(reason(against: known)), and not \(wanting)" }
        return
            "'\(known.id)' is not \(wanting), but the id of other messages ('\(ToolCommandName.explain) \(known.id)'): '\(ToolCommandName.check)' "
            + "can choose it"
    }
}
