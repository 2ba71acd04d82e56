import ArgumentParser
import ModelcLint
import ModelcMigration
import ModelcSchema

/// `modelc explain RULE`: the page of a rule of lint, or of a finding of a plan.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Shows what a rule of lint or a finding of a plan is about: why it matters, and what to do.")

    @Argument(
        help: "The rule's id, as it stands behind findings in brackets (missing-inverse), or a plan's code (DL201).")
    var rule: String

    func run() throws {
        if let code = MigrationFindingCode(rawValue: rule.uppercased()) {
            return try Console.print(code.pageText)
        }
        guard let found = RuleNames.rule(rule) else { throw ValidationError(problem) }
        try Console.print(RulePage.text(found))
    }

    private var problem: String {
        if RuleNames.exists(rule) {
            return "'\(rule)' is a category; 'modelc rules --category \(rule)' lists its rules"
        }
        let near = RuleNames.nearest(to: rule).map { "did you mean '\($0)'?" }
        return "there is no rule '\(rule)'; " + (near ?? "'modelc rules' lists them")
    }
}
