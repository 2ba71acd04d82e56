import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation
import ModelcSchema
import ModelcSettings

/// `modelc new`: creates a bundle with one version.
struct NewCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Creates a data model, as Xcode does.",
        usage: "modelc new MODEL [ENTITY...] [options]",
        discussion: HelpText.discussion(
            """
            The bundle has one version. It has entities only if you name some. Existing files are never replaced. \
            Continue with 'modelc edit'.
            """,
            examples: [
                "new Library.xcdatamodeld", "new App/Library.xcdatamodeld Book Author --codegen class",
                "new Library.xcdatamodeld --from Library",
            ]))

    @Argument(
        help: ArgumentHelp("The bundle to create; .xcdatamodeld is added if it is missing.", valueName: "model"))
    var path: String

    @Argument(help: ArgumentHelp("Entities to create.", valueName: "entity"))
    var entities: [String] = []

    @Option(help: "The language of the classes that Xcode generates: swift or objc.")
    var language = OutputLanguage.swift

    @Option(
        help:
            "What Xcode generates for the entities: class, category, or manual (nothing, because modelc does it)."
    )
    var codegen: CodegenArgument?

    @Flag(help: "Mark the model as used with CloudKit.")
    var cloudkit = false

    @Option(
        help: ArgumentHelp(
            "Start with a sample: \(SampleModel.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "sample"
        ))
    var from: String?

    @Flag(help: .newFilesOnly)
    var dryRun = false

    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }

    func validate() throws {
        if codegen != nil, entities.isEmpty, from == nil {
            throw ValidationError("--codegen needs entities: name some, as in modelc new \(path) Book")
        }
    }

    func run() throws {
        var request = NewModelRequest(path: path)
        request.entities = entities
        request.language = language
        request.codeGeneration = codegen?.type
        request.isUsedWithCloudKit = cloudkit
        request.sample = from
        request.isRehearsal = dryRun
        let outcome = try NewModel(request, in: common.workspace).run()
        if !common.quiet || format == .json || dryRun { try Console.print(outcome.text(format), of: outcome) }
        try finish(outcome)
    }
}

/// The Codegen setting of an entity, with the names of Xcode's editor.
struct CodegenArgument: ExpressibleByArgument {
    /// The setting; nil for Manual/None.
    let type: CodeGenerationType?

    private static let nothing = "manual"

    init?(argument: String) {
        type = CodeGenerationType(rawValue: argument)
        guard type != nil || argument == CodegenArgument.nothing else { return nil }
    }

    static let allValueStrings = [nothing] + CodeGenerationType.allCases.map(\.rawValue)
    static let defaultCompletionKind = CompletionKind.list(allValueStrings)
}
