import ArgumentParser
import ModelcPresentation

/// `modelc rules`: which rules there are.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Lists the rules of lint.",
        discussion: "'modelc explain RULE' shows the page of one.")

    @Option(
        help: ArgumentHelp(
            "Rules of this category only: " + ListedCategory.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "category"))
    var category: ListedCategory?

    @Option(help: "For people (text), for programs (json), or as a page (markdown).")
    var format = RuleListFormat.text

    func run() throws {
        try Console.print(RuleList(of: category).text(format))
    }
}

extension RuleListFormat: ExpressibleByArgument {}

extension ListedCategory: ExpressibleByArgument {}
