import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc diagram MODEL`: a diagram of entities and relationships.
struct DiagramCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "diagram", abstract: "Draws a model: entities, relationships, inheritance.",
        usage: "modelc diagram [MODEL] [options]",
        discussion: HelpText.discussion(
            """
            GitHub and many editors draw Mermaid text. SVG and HTML have their own layout and follow light and dark \
            mode. With --against or --from, colours show what the newer version adds, removes and changes.
            """,
            examples: [
                "diagram --output Library.svg", "diagram Library.xcdatamodeld --entity Book --depth 2",
                "diagram --against origin/main --output changes.html",
            ]))

    @OptionGroup var model: ModelArguments

    @Option(
        help: ArgumentHelp("Draw this entity and the entities around it.", valueName: "name"),
        completion: .entity)
    var entity: String?

    @Option(help: ArgumentHelp("With --entity: the distance, as a number of lines. (default: 1)", valueName: "n"))
    var depth: Int?

    @Flag(help: "Leave out attributes.")
    var noAttributes = false

    @Option(
        help: ArgumentHelp(
            "Compare with the model of this branch, tag or commit, or with the copy at this path. REV:PATH if the model "
                + "has another path in that revision.", valueName: "rev|path"))
    var against: String?

    @Option(help: ArgumentHelp("Compare with this version of the model.", valueName: "version"), completion: .version)
    var from: String?

    @Option(
        help: """
            The format of the diagram. (default: by the extension of --output: .svg, .html, .dot, .mmd; else mermaid)
            """)
    var format: DiagramFormat?

    @OptionGroup(title: "Result") var result: OutputArguments
    @OptionGroup var common: CommonArguments

    func validate() throws {
        if depth != nil, entity == nil { throw ValidationError("--depth needs --entity") }
        if let depth, depth < 0 {
            throw ValidationError("--depth is below 0: pass the number of lines, as in --depth 2")
        }
        if let file = result.place.file, format == nil, DiagramFormat.isPicture(file) {
            throw ValidationError("the file of a diagram ends with .svg, .html, .dot or .mmd")
        }
        try FileEnding.refuse(result.place.file, given: format?.rawValue, of: DiagramFormat.allCases.map(\.rawValue))
    }

    func run() throws {
        var request = DiagramRequest(path: model.path)
        request.version = model.modelVersion
        request.entity = entity
        request.depth = depth ?? request.depth
        request.base = against
        request.from = from
        request.hidesAttributes = noAttributes
        let outcome = try Diagram(request, in: common.workspace(reading: [model.path])).run()
        DiagnosticOutput.print(outcome)
        FileEnding.warn(result.place.file, given: format?.rawValue)
        let format = format ?? result.place.file.flatMap(DiagramFormat.init(ofFile:)) ?? .mermaid
        try result.write(outcome.diagram.text(format))
        try ExitStatus.end(outcome.result)
    }
}

extension DiagramFormat: ArgumentChoice {}
