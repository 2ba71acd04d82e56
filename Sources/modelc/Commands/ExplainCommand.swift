import ArgumentParser
import ModelcKit
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcText

/// `modelc explain ID`: the page of anything that modelc prints as an id or a code.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains an id or a code that modelc prints: why it matters, and what to do.")

    @Argument(
        help: ArgumentHelp(
            "The id in brackets after a finding or a message (missing-inverse, unreadable-model), or a code of a "
                + "plan (DL201, C4, I5, data-loss).", valueName: "id"))
    var rule: String

    func run() throws {
        guard let page = ExplainCommand.page(of: rule) else { throw ValidationError(problem) }
        try Console.print(page)
    }

    /// The page of a code, a rule, or any other id; nil for what is none.
    static func page(of name: String) -> String? {
        if let code = MigrationFindingCode(rawValue: name.uppercased()) { return code.pageText }
        if let rule = RuleNames.all.rule(name) { return RulePage.text(rule) }
        return ExplainedID.named(name)?.text
    }

    private var problem: String {
        if RuleNames.all.exists(rule) {
            return "'\(rule)' is a category; 'modelc rules --category \(rule)' lists its rules"
        }
        let near = (RuleNames.all.nearest(to: rule) ?? nearestID).map { "did you mean '\($0)'?" }
        return "there is no rule '\(rule)'; " + (near ?? "'modelc rules' lists them")
    }

    private var nearestID: String? {
        guard rule.utf8.count <= 80 else { return nil }
        return SpellingSuggestion.nearest(to: rule, among: ExplainedID.all.map(\.id))
    }
}
