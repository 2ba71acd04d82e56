import ArgumentParser
import ModelcJSON
import ModelcKit
import ModelcLint
import ModelcPresentation

/// `modelc rules`: which rules there are.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Lists the rules of lint.",
        discussion: "'modelc explain RULE' shows the page of one.")

    @Option(
        help: ArgumentHelp(
            "Rules of this category only: " + RuleCategory.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "category"))
    var category: RuleCategory?

    @Option(help: "For people (text), for programs (json), or as a page (markdown).")
    var format = RuleListFormat.text

    func run() throws {
        let rules = RuleRegistry.all.map { $0.description }.filter { category == nil || $0.category == category }
        switch format {
        case .text: try Console.print(RuleList.text(of: rules))
        case .json: try Console.print(JSONWriter.text(of: RuleList.json(of: rules)))
        case .markdown: try Console.print(RuleTable.markdown(rules))
        }
    }
}

/// How the list of rules is shown.
enum RuleListFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case markdown
}

extension RuleCategory: ExpressibleByArgument {}
