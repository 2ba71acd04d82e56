import ArgumentParser
import ModelcPresentation

/// `modelc rules`: the list of lint rules.
struct RulesCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Lists the lint rules.",
        usage: "modelc rules [options]",
        discussion: HelpText.discussion(
            """
            'modelc explain RULE' shows the page of a rule.
            """,
            examples: [
                "rules",
                "rules --category migration --format json",
            ]))

    @Option(
        help: ArgumentHelp(
            "Only rules of this category: " + ListedCategory.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "category"))
    var category: ListedCategory?

    @OptionGroup(title: "Result") var result: ResultArguments<RuleListFormat>
    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { result.printsDocument }

    func run() throws {
        try result.write(RuleList(of: category).text(result.format, result.layout.style))
    }
}

extension ListedCategory: ArgumentChoice {}
