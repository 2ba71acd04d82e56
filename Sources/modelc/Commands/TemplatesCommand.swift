import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcSettings
import ModelcText

/// `modelc templates`: the templates that come with the tool, and what templates can ask for.
struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates", abstract: "Shows the bundled templates, copies them, and describes their language.",
        discussion: HelpText.discussion(
            examples: ["templates", "templates copy swift --output Templates", "templates describe swift"]),
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
        @OptionGroup var common: CommonArguments

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
        @OptionGroup var common: CommonArguments

        func run() throws {
            let all = BundledTemplateSet.allCases.flatMap { set in
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
            let files = try TemplateCopy(request, in: common.workspace).run()
            if common.quiet { return }
            let lines = files.map { "\($0.action.rawValue) \(TerminalText.escaped($0.path))\n" }
            try Console.print((lines + [set.use(of: TerminalText.escaped(folder))].compactMap(\.self)).joined())
        }
    }

    /// `modelc templates describe`: every key that a template can ask for.
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

/// What can be copied: a set, or the set for Swift that a layout uses.
enum TemplateSetName: String, CaseIterable, ExpressibleByArgument {
    case swift, objc, modern
    case xcodeSwift = "xcode-swift"
    case xcodeObjectiveC = "xcode-objc"
    case xcodeCompatible = "xcode-compatible"
    case xcode

    /// The set. Layouts with the same files have the same templates, which ask for the layout themselves.
    var bundled: BundledTemplateSet {
        switch self {
        case .swift, .modern, .xcodeCompatible: .swift
        case .objc: .objectiveC
        case .xcode, .xcodeSwift: .xcodeSwift
        case .xcodeObjectiveC: .xcodeObjectiveC
        }
    }

    /// How the copy is used, where another setting is needed with it; a line.
    func use(of folder: String) -> String? {
        switch self {
        case .swift, .objc, .modern: nil
        case .xcodeCompatible:
            "the layouts share these templates: use the copy with --style xcode-compatible --templates \(folder)\n"
        case .xcode, .xcodeSwift, .xcodeObjectiveC:
            "use the copy with --style xcode --language \(bundled.language.rawValue) --templates \(folder)\n"
        }
    }
}

extension BundledTemplateSet: ExpressibleByArgument {}
