import ModelcCodegen
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcText

/// Writes what is requested beside a plan: what the code is made from -> files of each kind -> what is to be done with each ->
/// the files, or none of them.
package struct PlanEmission {
    private let request: EmissionRequest
    package private(set) var files: [EmittedFile] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// What could not be written for a reason of the disk's.
    private(set) var ledger = RunLedger()

    private let workspace: Workspace

    init(_ request: EmissionRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    private var wording: Wording { workspace.wording }

    package var hasErrors: Bool { diagnostics.hasErrors }
    /// Whether nothing is written.
    package var isRehearsal: Bool { request.isRehearsal }

    /// Nothing is written where anything is refused.
    ///
    /// - Parameters:
    ///   - options: what the plan was made with.
    ///   - severities: how much findings matter.
    mutating func run(
        _ plan: MigrationPlan, _ versions: PlannedVersions, _ report: MigrationReport, _ options: MigrationOptions,
        _ severities: MigrationSeverities
    ) {
        if versions.isOrderGuessed, request.kinds.contains(.staged) {
            diagnostics.append(guessedOrder(versions))
            return
        }
        let sources = EmissionSources(plan, versions, report, request, options, severities, in: workspace)
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

    /// Stages in a wrong order fail in the hands of users: there are none on a guess.
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

    /// The user edits the files: they are replaced only where that is said.
    private func policed(_ file: GeneratedFile) -> GeneratedFile {
        var file = file
        file.policy = request.replaces ? .machine : .never
        return file
    }

    private func refusal(_ file: PlannedFile) -> Diagnostic {
        Diagnostic(
            .foreignFile, .error, "'\(file.path)' already exists, and may have been edited",
            at: SourceLocation(path: file.path),
            // What could not be read as a file, such as a folder or a link, is not replaced at all.
            help: file.oldText == nil
                ? "move it, or choose another folder with \(wording[.emissionFolder])"
                : "move it, choose another folder with \(wording[.emissionFolder]), or pass \(wording[.replacement]) to "
                    + "replace it")
    }
}

/// What is to be written beside a plan, and how.
package struct EmissionRequest {
    /// In the order of the kinds, each once.
    var kinds: [EmittedKind]
    /// The folder that the files go to.
    var folder: String
    /// The module that tests import.
    var module: String?
    /// The language of policies.
    var language: OutputLanguage
    /// Whether files that are there are replaced.
    var replaces: Bool
    /// Whether nothing is written.
    var isRehearsal: Bool

    package init(
        kinds: [EmittedKind], folder: String, module: String? = nil, language: OutputLanguage, replaces: Bool,
        isRehearsal: Bool
    ) {
        self.kinds = kinds
        self.folder = folder
        self.module = module
        self.language = language
        self.replaces = replaces
        self.isRehearsal = isRehearsal
    }

    /// Whether a text can be the name of a module.
    package static func isModule(_ name: String) -> Bool { CodeGenerator.isModule(name) }
}

/// What can be written beside a plan.
package enum EmittedKind: String, CaseIterable, Sendable {
    /// A mapping model for each hop that cannot be inferred.
    case mapping
    /// The classes that those mapping models call.
    case policy
    /// The stages of a staged migration.
    case staged
    /// Tests of all migrations.
    case tests
    /// The questions to stores.
    case sql
}

/// A file of a migration, and what was done with it.
package struct EmittedFile {
    package var kind: EmittedKind
    package var planned: PlannedFile
    /// Whether it was written, and not only listed.
    package var isWritten: Bool
}
