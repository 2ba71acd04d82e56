import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcText

/// `modelc plan MODEL`: what happens to the stores of shipped versions, and how they get to the current one.
struct PlanCommand: ParsableCommand, DocumentingCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Shows how the stores of shipped versions get to the current version, and what they lose.",
        discussion: """
            For each version: what Core Data does by itself (a mapping model that fits, else inference, else an error), \
            and the recommended path. For each step: its class, the changes, the findings, and the data checks, as SQL. \
            With --store or --from-store the checks run on a copy of a store.

            Mapping models are looked for in the whole project: below the root of its git repository, or where \
            'mappings' of .modelc.yml says. Codes are explained by 'modelc explain DL201'.

            Exit codes: 0 every version has a migration path and nothing is at or above --fail-on; 1 a version has no \
            path, or there are such findings; 2 something cannot be read or written; 64 wrong usage.
            """)

    @Argument(
        help: ArgumentHelp(
            "An .xcdatamodeld bundle, a version in it to plan to, or a folder with one model below it. (default: the only "
                + "one of the configuration, or below this folder)",
            valueName: "model"), completion: .file(extensions: ["xcdatamodeld", "xcdatamodel"]))
    var path: String?

    @OptionGroup(title: "Versions") var way: PlanWayArguments

    @Option(
        help: ArgumentHelp(
            "Look for mapping models here and not in the whole project; a folder, or a mapping model; may be repeated.",
            valueName: "path"), completion: .file(extensions: ["xcmappingmodel"]))
    var mappings: [String] = []

    @Option(
        help: ArgumentHelp("Ask a copy of this store about its rows; may be repeated.", valueName: "store"),
        completion: .file())
    var store: [String] = []

    @OptionGroup(title: "Assumptions") var assumptions: PlanOptionArguments
    @OptionGroup(title: "Thresholds") var thresholds: PlanThresholdArguments
    @OptionGroup(title: "Files") var emission: PlanEmitArguments

    @Option(
        help: ArgumentHelp(
            "For people (text), programs (json), a comment on a pull request (markdown), annotations (github), code "
                + "scanning (sarif), or a page that stands alone (html).", valueName: "format"))
    var format = PlanFormat.text

    @Option(help: ArgumentHelp("Write to this file and not to standard output.", valueName: "file"))
    var output: String?

    @Flag(help: "Show notes as well as warnings and errors.")
    var notes = false

    @OptionGroup var reading: PlanReadingArguments
    @OptionGroup var file: ConfigurationArguments

    func validate() throws {
        if emission.force, emission.emit == nil, output == nil {
            throw ValidationError("--force says how files are written; name them with --emit or --output")
        }
    }

    var printsDocument: Bool { format == .json && output == nil }

    func run() throws {
        let outcome = try planned(try request())
        DiagnosticOutput.print(outcome.faults, of: outcome.model)
        if !(emission.dryRun && format == .text),
            let text = outcome.text(
                format, showsNotes: notes, showsDetails: reading.details, listsFiles: emission.emit != nil,
                layout: output == nil ? Console.outputLayout : .plain)
        {
            try write(text)
        }
        if outcome.report == nil, printsDocument { try Console.print(FailureDocument.text(of: outcome.messages)) }
        if let emission = outcome.emission, format == .text || output != nil { try Console.print(emission.text) }
        DiagnosticOutput.print(outcome.messages, ofAll: outcome.models, showsNotes: notes)
        try ExitStatus.end(outcome.result)
    }

    private func planned(_ request: PlanRequest) throws -> PlanOutcome {
        let line = ProgressLine.ifWatched
        defer { line?.end() }
        return try Plan(request, in: .ofProcess).run(progress: line.map { line in { line.show($0.text) } })
    }

    private func request() throws -> PlanRequest {
        var request = PlanRequest(path: path)
        request.source = way.source
        request.target = way.target
        request.order = way.orderedNames
        request.mappingPaths = mappings
        request.configuration = file.choice
        request.stores = store
        request.options = assumptions.options
        request.severities = try thresholds.severities(isCloudKitDeployed: assumptions.cloudkit)
        request.threshold = thresholds.failOn
        request.deployment = assumptions.deploymentTarget
        request.emission = emission.request
        return request
    }

    private func write(_ text: String) throws {
        guard let output else { return try Console.print(text) }
        try ReportWriting.write(text, to: output, replaces: emission.force)
    }
}

extension PlanFormat: ExpressibleByArgument {}

extension PlanStage {
    /// What goes on, for a line of progress.
    fileprivate var text: String {
        switch self {
        case .reading(let path): "reading \(TerminalText.escaped(path))"
        case .planning(let count): "comparing \(count) versions"
        case .checking(let store, let count, let total):
            "checking \(TerminalText.escaped(store)): \(count) of \(total) data checks"
        }
    }
}
