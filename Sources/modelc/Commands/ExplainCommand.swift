import ArgumentParser
import ModelcLint

/// `modelc explain RULE`: the page of a rule.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Shows what a rule of lint is about: why it matters, what to do, and how to suppress it.")

    @Argument(help: "The rule's id, as it stands behind findings in brackets: missing-inverse.")
    var rule: String

    func run() throws {
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
