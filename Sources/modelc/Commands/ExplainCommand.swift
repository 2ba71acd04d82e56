import ArgumentParser
import ModelcPresentation

/// `modelc explain ID`: the documentation of any id or code that modelc prints.
struct ExplainCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains an id or a code that modelc prints: why it matters, and what to do.",
        usage: "modelc explain ID [options]",
        discussion: HelpText.discussion(
            examples: [
                "explain missing-inverse",
                "explain DL201",
                "explain DL201 --format markdown",
            ]))

    @Argument(
        help: ArgumentHelp(
            "The id in brackets after a finding or a message (missing-inverse, unreadable-model), or a code of a "
                + "plan (DL201, C4, I5, data-loss).", valueName: "id"),
        completion: .list(Explanation.ids))
    var rule: String

    @OptionGroup(title: "Result") var result: ResultArguments<ExplanationFormat>
    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { result.printsDocument }

    func run() throws {
        guard let page = Explanation(of: rule, .flags) else {
            throw ValidationError(Explanation.problem(with: rule, .flags))
        }
        try result.write(page.text(result.format, result.layout))
    }
}
