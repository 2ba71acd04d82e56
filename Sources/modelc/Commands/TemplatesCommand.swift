import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcSettings
import ModelcText

/// `modelc templates`: the templates that come with the tool, and what templates can ask for.
struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates", abstract: "Shows the bundled templates, copies them, and describes their language.",
        subcommands: [List.self, Show.self, Copy.self, Describe.self], defaultSubcommand: List.self)

    /// `modelc templates list`: the sets with their files.
    struct List: ToolCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "Lists the sets and their files.",
            usage: "modelc templates list [options]",
            discussion: HelpText.discussion(
                examples: [
                    "templates list",
                    "templates list --format json",
                ]))

        @OptionGroup(title: "Result") var result: ResultArguments<OutputFormat>
        @OptionGroup(title: "Common options") var common: CommonArguments

        var printsDocument: Bool { result.printsDocument }

        func run() throws { try result.write(TemplateList.text(result.format, result.layout.style)) }
    }

    /// `modelc templates show swift/human.swift.motemplate`: one file.
    struct Show: ToolCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Prints a file of a set.",
            usage: "modelc templates show FILE [options]",
            discussion: HelpText.discussion(
                examples: [
                    "templates show swift/human.swift.motemplate"
                ]))

        @Argument(help: "The set and the file, as the list names them: swift/human.swift.motemplate.")
        var file: String

        @OptionGroup(title: "Result") var place: OutputArguments
        @OptionGroup(title: "Common options") var common: CommonArguments

        func run() throws {
            let all = OutputLanguage.allCases.flatMap { set in
                set.templateFiles.map { ("\(set.rawValue)/\($0.name)", $0.text) }
            }
            guard let found = all.first(where: { $0.0 == file || $0.0.hasSuffix("/" + file) }) else {
                let near = SpellingSuggestion.nearest(to: file, among: all.map(\.0)).map { "; did you mean '\($0)'?" }
                throw ValidationError("there is no file '\(file)'\(near ?? "; 'modelc templates' lists them")")
            }
            try place.write(found.1)
        }
    }

    /// `modelc templates copy swift --output DIR`: a whole set, to be changed.
    struct Copy: ToolCommand {
        static let configuration = CommandConfiguration(
            commandName: "copy", abstract: "Copies a set into a folder; files that are there stay as they are.",
            usage: "modelc templates copy SET --output DIR",
            discussion: HelpText.discussion(
                examples: [
                    "templates copy swift --output Templates"
                ]))

        @Argument(
            help: "The set: swift or objc. Both are also for --style xcode-compatible, which is not a set of its own.")
        var set: OutputLanguage

        @Option(
            name: [.customShort("o"), .customLong("output")],
            help: ArgumentHelp("The folder; it is made if needed.", valueName: "dir"), completion: .directory)
        var folder: String

        @OptionGroup(title: "Common options") var common: CommonArguments

        func run() throws {
            let files = try TemplateCopy(TemplateCopyRequest(set: set, folder: folder), in: common.workspace).run()
            if common.quiet { return }
            try Console.print(files.map { "\($0.action.rawValue) \(TerminalText.escaped($0.path))\n" }.joined())
        }
    }

    /// `modelc templates describe`: every key that a template can ask for.
    struct Describe: ToolCommand {
        static let configuration = CommandConfiguration(
            commandName: "describe",
            abstract: "Describes what templates can ask for: objects, their keys, and filters.",
            usage: "modelc templates describe [SET] [options]",
            discussion: HelpText.discussion(
                examples: [
                    "templates describe",
                    "templates describe objc --format json",
                ])
        )

        @Argument(help: "The set: swift or objc.")
        var set: OutputLanguage = .swift

        @OptionGroup(title: "Result") var result: ResultArguments<OutputFormat>
        @OptionGroup(title: "Common options") var common: CommonArguments

        var printsDocument: Bool { result.printsDocument }

        func run() throws { try result.write(TemplateReference(set).text(result.format, result.layout.style)) }
    }
}
