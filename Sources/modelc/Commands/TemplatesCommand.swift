import ArgumentParser
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
        subcommands: [List.self, Show.self, Copy.self, Describe.self], defaultSubcommand: List.self)

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
                "The set: swift, objc, xcode-swift or xcode-objc; or the layout whose Swift set to copy: modern, "
                    + "xcode-compatible or xcode."))
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

        @Argument(help: "The set: swift, objc, xcode-swift or xcode-objc.")
        var set: BundledTemplateSet = .swift

        @OptionGroup(title: "Result") var result: ResultArguments<OutputFormat>
        @OptionGroup var common: CommonArguments

        var printsDocument: Bool { result.printsDocument }

        func run() throws { try result.write(TemplateReference(set).text(result.format, result.layout.style)) }
    }
}

extension TemplateSetName: ArgumentChoice {}
extension BundledTemplateSet: ArgumentChoice {}
