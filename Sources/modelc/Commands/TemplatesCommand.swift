import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation
import ModelcSettings

/// `modelc templates`: the bundled templates, and the keys that templates can use.
struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates", abstract: "Shows the bundled templates, copies them, and describes their language.",
        discussion: HelpText.discussion(
            examples: ["templates", "templates copy swift --output Templates", "templates describe swift"]),
        subcommands: [List.self, Show.self, Copy.self, Convert.self, Describe.self], defaultSubcommand: List.self)

    /// `modelc templates list`: the template sets with their files.
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
        @OptionGroup var common: CommonArguments

        var printsDocument: Bool { result.printsDocument }

        func run() throws { try result.write(TemplateList.text(result.format, result.layout.style)) }
    }

    /// `modelc templates show swift/human.swift.motemplate`: prints one file of a template set.
    struct Show: ToolCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Prints a file of a set.",
            usage: "modelc templates show FILE [options]",
            discussion: HelpText.discussion(
                examples: [
                    "templates show swift/human.swift.motemplate"
                ]))

        @Argument(
            help: "The set and the file, as the list names them: swift/human.swift.motemplate.",
            completion: .custom { _, _, _ in TemplateList.names })
        var file: String

        @OptionGroup(title: "Result") var place: OutputArguments
        @OptionGroup var common: CommonArguments

        func run() throws {
            switch TemplateList.file(file) {
            case .success(let text): try place.write(text)
            case .failure(let missing): throw ValidationError(missing.message)
            }
        }
    }

    /// `modelc templates copy swift --output DIR`: copies a template set so that it can be customised.
    struct Copy: ToolCommand {
        static let configuration = CommandConfiguration(
            commandName: "copy", abstract: "Copies a set into a folder; existing files are not replaced.",
            usage: "modelc templates copy SET --output DIR",
            discussion: HelpText.discussion(
                examples: [
                    "templates copy swift --output Templates",
                    "templates copy xcode-compatible --output Templates",
                ]))

        @Argument(
            help: ArgumentHelp(
                "The set: swift, objc, xcode-swift, xcode-objc, mogenerator-swift or mogenerator-objc; or the layout "
                    + "whose Swift set to copy: modern, xcode-compatible, xcode or mogenerator."))
        var set: TemplateSetName

        @Option(
            name: [.customShort("o"), .customLong("output")],
            help: ArgumentHelp("The folder; created if needed.", valueName: "dir"), completion: .directory)
        var folder: String

        @OptionGroup var common: CommonArguments

        func run() throws {
            let request = TemplateCopyRequest(set: set.bundled, folder: folder)
            let outcome = try TemplateCopy(request, in: common.workspace).run()
            if !common.quiet { try Console.print(set.text(of: outcome.files, in: folder), of: outcome) }
            try finish(outcome)
        }
    }

    /// `modelc templates convert FOLDER --output DIR`: converts templates of mogenerator.
    struct Convert: ToolCommand {
        static let configuration = CommandConfiguration(
            commandName: "convert", abstract: "Converts templates of mogenerator into templates of modelc.",
            usage: "modelc templates convert FOLDER --output DIR",
            discussion: HelpText.discussion(
                """
                The converted templates have the same output. A construct without an equal gets a note with its place. \
                Use the folder with 'modelc generate --style mogenerator --templates DIR'.
                """,
                examples: [
                    "templates convert Motemplates --output Templates",
                    "templates convert Old --output Templates --mogenerator-version 1.27",
                ],
                findings: "a construct has no equal, or a file is in the way"))

        @Argument(help: ArgumentHelp("The folder with .motemplate files.", valueName: "folder"), completion: .directory)
        var folder: String

        @Option(
            name: [.customShort("o"), .customLong("output")],
            help: ArgumentHelp("The folder for the result; created if needed.", valueName: "dir"),
            completion: .directory)
        var output: String

        @Option(
            help: ArgumentHelp(
                "The release that the templates were written for, such as 1.27. (default: the newest)",
                valueName: "version"))
        var mogeneratorVersion: String?

        @Flag(help: "Replace existing files.")
        var force = false

        @OptionGroup var common: CommonArguments

        func run() throws {
            var request = TemplatesConvertRequest(folder: folder, output: output)
            request.release = mogeneratorVersion
            request.replaces = force
            let outcome = try TemplatesConvert(request, in: common.workspace).run()
            let lines = outcome.files.map { "\($0.action.rawValue) \(TerminalText.escaped($0.path))\n" }
            if !common.quiet { try Console.print(lines.joined(), of: outcome) }
            DiagnosticOutput.print(outcome.messages, sources: outcome.sources, showsNotes: true)
            try ExitStatus.end(outcome.result)
        }
    }

    /// `modelc templates describe`: all keys that a template can use.
    struct Describe: ToolCommand {
        static let configuration = CommandConfiguration(
            commandName: "describe",
            abstract: "Describes what templates can use: objects, their keys, and filters.",
            usage: "modelc templates describe [SET] [options]",
            discussion: HelpText.discussion(
                examples: [
                    "templates describe",
                    "templates describe objc --format json",
                ])
        )

        @Argument(help: "The set: swift, objc, xcode-swift, xcode-objc, mogenerator-swift or mogenerator-objc.")
        var set: BundledTemplateSet = .swift

        @OptionGroup(title: "Result") var result: ResultArguments<OutputFormat>
        @OptionGroup var common: CommonArguments

        var printsDocument: Bool { result.printsDocument }

        func run() throws { try result.write(TemplateReference(set).text(result.format, result.layout.style)) }
    }
}

extension TemplateSetName: ArgumentChoice {}
extension BundledTemplateSet: ArgumentChoice {}
