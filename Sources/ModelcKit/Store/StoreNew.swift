import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcStores

/// The use case of writing a new store: reads a version of a model, derives its tables, and writes sample objects or
/// given objects to a store with the format of Core Data.
package struct StoreNew: UseCase {
    private let request: StoreNewRequest
    private let workspace: Workspace

    package init(_ request: StoreNewRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the version or the data cannot be read, or the file cannot be written.
    package func run() throws -> StoreNewOutcome {
        let read = try ReadVersion(request.path, request.version, in: workspace)
        var outcome = StoreNewOutcome(
            path: request.output, version: read.version.name, messages: read.messages, models: [read.bundle],
            result: read.ledger.result(hasFindings: false))
        guard read.ledger.isEmpty, let version = NewStoreVersion(read.version, violating: constraints(read)) else {
            return outcome
        }
        let problems = version.obstacles
        guard problems.isEmpty else { return outcome.refused(problems) }
        let file = NewStoreFile(
            path: workspace.path(request.output), temporaryFolder: workspace.temporaryFolder,
            replacesForeignFiles: request.replacesForeignFiles)
        guard let rows = try rows(version, read.version, &outcome) else { return outcome }
        do throws(NewStoreError) {
            try NewStoreError.attempt { () throws(FileWritingError) in try file.requirePlace() }
            let framework = request.frameworkVersion.map(StoreFramework.init) ?? .newest
            let modelCache = request.hasModelCache ? version.modelCache : nil
            let writer = version.writer(
                seed: request.seed, framework, isCompact: request.isCompact, modelCache: modelCache)
            if request.hasModelCache { outcome.messages.append(version.note(about: modelCache, at: request.output)) }
            outcome.action = try file.write(writer, rows)
        } catch {
            let reasons = error.diagnostics(request.output, read.version, workspace.wording)
            guard error.isOfPlace else { return outcome.refused(reasons) }
            throw RunFailure(reasons, remarks: Remarks(outcome.messages))
        }
        outcome.objectCounts = version.store.map.entities.filter { !$0.isAbstract }.map {
            ($0.name, rows.objectCounts[$0.name, default: 0])
        }
        outcome.messages += version.notes(at: request.output)
        return outcome
    }

    /// Returns the objects to write. If they are not possible, returns nil and adds the reasons to `outcome`.
    private func rows(
        _ version: NewStoreVersion, _ described: ModelVersion, _ outcome: inout StoreNewOutcome
    ) throws -> (any StoreRows)? {
        if let data = request.data { return try given(data, version, &outcome) }
        do throws(StoreWritingError) {
            let rows = try version.samples(request.rows, seed: request.seed)
            outcome.messages += rows.unmetBounds.map { SampleMessages.unmet($0, request.output) }
            return rows
        } catch {
            outcome = outcome.refused(
                NewStoreError.store(error).diagnostics(request.output, described, workspace.wording))
            return nil
        }
    }

    private func given(
        _ path: String, _ version: NewStoreVersion, _ outcome: inout StoreNewOutcome
    ) throws -> (any StoreRows)? {
        let data = GivenData(path, in: workspace)
        guard data.problems.isEmpty else { throw RunFailure(data.problems, remarks: Remarks(outcome.messages)) }
        do throws(GivenRows.Problems) {
            return try GivenRows(data.objects, of: version.store)
        } catch {
            outcome = outcome.refused(error.all.map(\.diagnostic))
            return nil
        }
    }

    /// Returns the uniqueness constraints of all readable versions of the bundle. Sample objects violate some of them.
    /// Empty if no sample objects are written.
    private func constraints(_ read: ReadVersion) -> OtherConstraints {
        guard request.rows > 0 else { return OtherConstraints([]) }
        return OtherConstraints(
            workspace.reader.read(read.path, .all).versionsWithoutProblems.compactMap(\.model))
    }
}

extension StoreNewOutcome {
    /// Returns a copy with the reasons why no store is written. Its result is `findings`.
    fileprivate func refused(_ reasons: [Diagnostic]) -> StoreNewOutcome {
        var outcome = self
        outcome.messages += reasons
        outcome.result = .findings
        return outcome
    }
}

/// Messages about sample objects.
enum SampleMessages {
    /// - Parameter path: the path of the relationship, such as `Book.author`.
    static func unmet(_ path: String, _ store: String) -> Diagnostic {
        Diagnostic(
            .unmetSampleBounds, .warning,
            "sample objects cannot have all links of '\(TerminalText.escaped(path))' that the model requires",
            at: SourceLocation(path: store), modelPath: path,
            help: "give objects of your own; an entity that requires an object of an entity without objects has none")
    }
}

extension DiagnosticID {
    static let unmetSampleBounds = DiagnosticID("unmet-sample-bounds")
}
