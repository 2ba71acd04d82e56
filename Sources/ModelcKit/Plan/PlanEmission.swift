import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Generates the migration files that were requested with a plan, and writes them: all files, or none.
package struct PlanEmission {
    private let request: EmissionRequest
    package private(set) var files: [EmittedFile] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The errors from writing files.
    private(set) var ledger = RunLedger()

    private let workspace: Workspace

    init(_ request: EmissionRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    private var wording: Wording { workspace.wording }

    package var hasErrors: Bool { diagnostics.hasErrors }
    /// The reasons why no file of a kind was generated, one sentence each.
    package var omissions: [String] {
        let ids: Set<DiagnosticID> = [.nothingToEmit, .noMappingNeeded, .mappingModelThere]
        return diagnostics.filter { ids.contains($0.id) }.map(\.message)
    }
    /// Whether the run is a dry run: it writes nothing.
    package var isRehearsal: Bool { request.isRehearsal }

    /// Generates and writes the files. If one file is refused, none is written.
    ///
    /// - Parameters:
    ///   - planned: the request of the plan, completed by the configuration.
    mutating func run(
        _ plan: MigrationPlan, _ versions: PlannedVersions, _ report: MigrationReport, _ planned: PlanRequest
    ) {
        if versions.isOrderGuessed, request.kinds.contains(where: { $0 == .staged || $0 == .swiftData }) {
            diagnostics.append(guessedOrder(versions))
            return
        }
        let sources = EmissionSources(plan, versions, report, request, planned, in: workspace)
        var made: [(kind: EmittedKind, file: GeneratedFile)] = []
        for kind in request.kinds {
            let result = sources.result(of: kind)
            diagnostics += result.diagnostics
            made += result.files.map { (kind, $0) }
        }
        guard !hasErrors else { return }
        do throws(FileWritingError) {
            let lock = request.isRehearsal ? nil : try WriteLock(of: [request.folder], waiting: workspace.waiting)
            defer { lock?.release() }
            let planned = try writer.plan(made.map(\.file).map(policed))
            diagnostics += planned.filter { $0.action == .refuse }.map(refusal)
            if !hasErrors, !request.isRehearsal { try FileWriter.write(planned, isDurable: true) }
            let isWritten = !hasErrors && !request.isRehearsal
            files = zip(made, planned).map { made, planned in
                EmittedFile(kind: made.kind, planned: planned, isWritten: isWritten && planned.action.writes)
            }
        } catch {
            var diagnostic = error.diagnostic
            diagnostic.help = "choose another folder with \(wording[.emissionFolder])"
            diagnostics.append(diagnostic)
            ledger.enter(diagnostic)
        }
    }

    /// Returns an error that the stages of a staged migration are not written because the order of versions is only a
    /// guess. Stages in a wrong order would fail on users' devices.
    private func guessedOrder(_ versions: PlannedVersions) -> Diagnostic {
        Diagnostic(
            .uncertainVersionOrder, .error,
            "the stages are not written: the order in which the versions shipped is unclear from their names and from "
                + "git",
            at: SourceLocation(path: versions.bundle.path),
            help: "pass it: \(wording[.order]) "
                + ShellWord.quoted(TerminalText.escaped(versions.names.joined(separator: ","))))
    }

    private var writer: FileWriter {
        FileWriter(
            folders: OutputFolders(machine: request.folder), overwritesForeignFiles: request.replaces,
            markers: { _ in [] })
    }

    /// Returns the file with the policy for existing files: the user may have edited them, so they are replaced only on
    /// request.
    private func policed(_ file: GeneratedFile) -> GeneratedFile {
        var file = file
        file.policy = request.replaces ? .machine : .never
        return file
    }

    private func refusal(_ file: PlannedFile) -> Diagnostic {
        Diagnostic(
            .foreignFile, .error, "'\(file.path)' already exists, and may have been edited",
            at: SourceLocation(path: file.path),
            // If the item at this path is not a readable file, but for example a folder or a link, it is never
            // replaced.
            help: file.oldText == nil
                ? "move it, or choose another folder with \(wording[.emissionFolder])"
                : "move it, choose another folder with \(wording[.emissionFolder]), or pass \(wording[.replacement]) to "
                    + "replace it")
    }
}
