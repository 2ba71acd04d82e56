import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcVersionHash

/// The single version of a model that a command works on.
struct ReadVersion {
    let path: String
    let bundle: VersionedModel
    let version: ModelVersion
    let model: ManagedObjectModel
    let ledger: RunLedger
    let messages: [Diagnostic]

    /// - Throws: `RunFailure` if the version cannot be read.
    init(_ path: String?, _ version: String?, in workspace: Workspace) throws {
        let path = try ChosenModels(in: workspace).one(path)
        let reading = workspace.reader.read(path, version.map(VersionSelection.named) ?? .current)
        let ledger = RunLedger(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        let messages = ledger.messages(besides: reading.diagnostics)
        guard let bundle = reading.model, let version = reading.selectedVersion, let model = version.model else {
            throw RunFailure(messages, sources: ModelSources.texts(of: reading.model.map { [$0] } ?? []))
        }
        self.path = path
        self.bundle = bundle
        self.version = version
        self.model = model
        self.ledger = ledger
        self.messages = messages
    }
}

extension ModelReading {
    /// The hashes of the requested versions. Versions with read errors are left out, because a value that was not
    /// understood must not be hashed.
    var hashedVersions: [HashedModelVersion] {
        let versions = versionsWithoutProblems
        return ConcurrentParts.map(count: versions.count, length: 1) { part in
            versions[part].compactMap(\.hashed)
        }.flatMap { $0 }
    }

    /// The requested versions without read errors.
    var versionsWithoutProblems: [ModelVersion] {
        let faulty = Set(diagnostics.filter { $0.severity == .error }.compactMap(\.location?.path))
        let selected = Set(selectedVersions)
        return (model?.versions ?? []).filter {
            selected.contains($0.name) && !faulty.contains($0.filePath) && $0.model != nil
        }
    }
}

extension ModelVersion {
    /// The version with its hashes and diagnostics; nil if its model was not read.
    var hashed: HashedModelVersion? {
        guard let model else { return nil }
        let resolved = ResolvedModel(model)
        let problems = Linter.structuralProblems(in: resolved).map { $0.diagnostic(locate: location) }
        let hashes = VersionHasher.hashes(of: resolved)
        // If the version has errors, they already explain why an entity has no hash.
        let reported = hashes.diagnostics(locate: location).filter { problems.isEmpty || $0.id != .versionHashRefused }
        return HashedModelVersion(version: self, hashes: hashes, diagnostics: problems + reported)
    }
}

extension ModelVersion {
    /// Whether an error is located in the files of this version.
    func isPlace(of problem: Diagnostic) -> Bool { [filePath, path].contains(problem.location?.path ?? "") }
}

extension DiagnosticID {
    static let unknownEntity = DiagnosticID("unknown-entity")
    static let tooMuchInherited = DiagnosticID("too-much-inherited")
}
