import ArgumentParser
import ModelcDiagnostics
import ModelcFiles
import ModelcJSON
import ModelcKit
import ModelcMigration
import ModelcPlans
import ModelcPresentation
import ModelcReports
import ModelcSchema

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

    @OptionGroup var file: ConfigurationArguments

    func validate() throws {
        if emission.force, emission.emit == nil, output == nil {
            throw ValidationError("--force says how files are written; name them with --emit or --output")
        }
    }

    var printsDocument: Bool { format == .json && output == nil }

    func run() throws {
        var session = PlanSession(try request())
        let report = session.report(progress: PlanCommand.progress)
        var emission: PlanEmission?
        DiagnosticOutput.print(session.faults, of: session.model)
        if let report, let model = session.model {
            emission = emitted(session, report)
            let status = session.ledger.result(hasFindings: report.isFailed).rawValue
            if !(self.emission.dryRun && format == .text) {
                try write(text(of: report, model, session, status, emission?.files ?? []))
            }
        }
        if report == nil, printsDocument { try FailureDocument.print(session.diagnostics) }
        if let emission, format == .text || output != nil { try Console.print(emission.text) }
        let models = session.model.map { [$0] } ?? []
        let messages = session.diagnostics + (emission?.diagnostics ?? [])
        DiagnosticOutput.print(messages, ofAll: models, showsNotes: notes)
        var ledger = session.ledger
        if let emission { ledger.enter(emission.ledger) }
        try ExitStatus.end(ledger, hasFindings: emission?.hasErrors ?? false || report?.isFailed ?? false)
    }

    /// On a terminal only: what a log keeps must not depend on how fast the machine is.
    private static var progress: StoreProgress? {
        guard Console.isErrorTerminal else { return nil }
        return { store, count, total in
            Console.printError("\r\u{1B}[K" + (count < total ? "asking \(store): \(count) of \(total) questions" : ""))
        }
    }

    /// The files beside the plan; nil where none are asked for. A plan that is not whole gives none.
    private func emitted(_ session: PlanSession, _ report: MigrationReport) -> PlanEmission? {
        guard let request = emission.request, session.ledger.isEmpty, !session.isFaulty, let plan = session.plan,
            let versions = session.versions
        else { return nil }
        var emission = PlanEmission(request)
        emission.run(plan, versions, report, assumptions.options)
        return emission
    }

    private func request() throws -> PlanRequest {
        var request = PlanRequest(path: try ChosenModels.one(path))
        request.source = way.source
        request.target = way.target
        request.order = way.orderedNames
        request.mappingPaths = mappings.isEmpty ? try configuredMappings() : mappings
        request.stores = store
        request.options = assumptions.options
        request.severities = try thresholds.severities(isCloudKitDeployed: assumptions.cloudkit)
        request.threshold = thresholds.failOn
        request.deployment = assumptions.deploymentTarget
        return request
    }

    private func configuredMappings() throws -> [String] {
        let loaded = try file.load()
        return loaded.configuration?.mappings?.value.paths.map(\.path) ?? []
    }

    private func text(
        of report: MigrationReport, _ model: VersionedModel, _ session: PlanSession, _ status: Int,
        _ files: [EmittedFile]
    ) -> String {
        let problems = session.ledger.failures
        func findings(_ format: ReportFormat) -> String {
            var findings = PlanFindings(report, model)
            return findings.text(format, problems: problems, showsNotes: notes, exitCode: status)
        }
        switch format {
        case .text: return PlanText(report, showsNotes: notes).text()
        case .json:
            return JSONWriter.text(of: FailureDocument.adding(session.ledger, to: document(report, files, status)))
        case .markdown: return PlanMarkdown(report).text()
        case .github: return findings(.github)
        case .sarif: return findings(.sarif)
        case .html: return PlanPage(report, tool: PlanCommand.tool).text()
        }
    }

    private static let tool = "modelc \(ModelcVersion.text)"

    private func document(_ report: MigrationReport, _ files: [EmittedFile], _ status: Int) -> JSONValue {
        let plan = PlanJSON(report, tool: PlanCommand.tool, exitCode: status).json()
        guard emission.emit != nil, case .object(let members) = plan else { return plan }
        return .object(members + [JSONMember(key: "artifacts", value: .array(files.map(\.json)))])
    }

    private func write(_ text: String) throws {
        guard let output else { return try Console.print(text) }
        try ReportWriting.write(text, to: output, replaces: emission.force)
    }
}

/// For whom a plan is written.
enum PlanFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case markdown
    case github
    case sarif
    case html
}
