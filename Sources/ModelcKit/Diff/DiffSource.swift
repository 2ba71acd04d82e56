import ModelcDiagnostics
import ModelcFiles
import ModelcGit
import ModelcLint
import ModelcMigration
import ModelcSchema

/// Finds and reads the two versions that `modelc diff` compares.
package struct DiffSource {
    /// One version, read.
    package struct Side {
        package var version: ComparedVersion
        package var model: ManagedObjectModel
    }

    package let old: String
    package let new: String?
    package let from: String?
    package let to: String?
    package let against: String?
    package let againstPath: String?
    /// What is to be said about reading.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Whether the versions have no structural errors. Of two things with one name, only the first is compared.
    package private(set) var isWhole = true
    /// The models that were read, for the source lines of diagnostics.
    package private(set) var models: [VersionedModel] = []

    package init(old: String, new: String?, from: String?, to: String?, against: String?, againstPath: String?) {
        self.old = old
        self.new = new
        self.from = from
        self.to = to
        self.against = against
        self.againstPath = againstPath
    }

    /// Both versions; nil where one cannot be read, and the diagnostics say why.
    package mutating func read() -> (old: Side, new: Side)? {
        if let against { return readAgainst(against) }
        if let new { return both(side(old, selection(from), "--from"), side(new, selection(to))) }
        return readOneBundle()
    }

    /// Why there is nothing to compare.
    package var failure: RunFailure {
        var ledger = RunLedger()
        ledger.enter(diagnostics, ofReading: old, isUsable: false)
        return RunFailure(
            ledger.messages(besides: diagnostics), sources: ModelSources.texts(of: models))
    }

    private func selection(_ name: String?) -> VersionSelection { name.map(VersionSelection.named) ?? .current }

    private mutating func readOneBundle() -> (old: Side, new: Side)? {
        guard let newer = side(old, selection(to)) else { return nil }
        if let from { return both(side(old, .named(from)), newer) }
        let versions = models.last?.versions.map(\.name) ?? []
        let index = versions.firstIndex(of: newer.version.name) ?? 0
        let previous =
            VersionNameSeries.previous(of: newer.version.name, among: versions)
            ?? (index > 0 ? versions[index - 1] : nil)
        guard let previous else {
            diagnostics.append(
                Diagnostic(
                    .noOlderVersion, .error, "'\(newer.version.name)' has no version before it",
                    at: SourceLocation(path: old), help: "give a second model, --from, or --against a git revision"))
            return nil
        }
        return both(side(old, .named(previous)), newer)
    }

    private mutating func readAgainst(_ revision: String) -> (old: Side, new: Side)? {
        guard let newer = side(old, selection(to)) else { return nil }
        do throws(GitError) {
            let (repository, path) = try GitRepository.containing(old)
            let commit = try repository.commit(revision)
            let (files, place) = try repository.model(at: againstPath ?? path, in: commit)
            guard var older = side(place, selection(from), "--from", .memory(files)) else { return nil }
            older.version.name += " (\(revision))"
            return (older, newer)
        } catch {
            diagnostics.append(error.diagnostic)
            return nil
        }
    }

    private func both(_ old: Side?, _ new: Side?) -> (old: Side, new: Side)? {
        guard let old, let new else { return nil }
        return (old, new)
    }

    /// - Parameter option: what chooses the version, which the reader knows as `--model-version`.
    private mutating func side(
        _ path: String, _ selection: VersionSelection, _ option: String = "--to", _ files: ModelFiles = .disk
    ) -> Side? {
        let reading = ModelReader(files: files).read(path, selection)
        let known = Set(diagnostics)
        diagnostics += reading.diagnostics.map { $0.naming(option) }.filter { !known.contains($0) }
        if let model = reading.model { models.append(model) }
        guard reading.isUsable, let version = reading.selectedVersion, let model = version.model else { return nil }
        if let refusal = ComparisonBudget.refusal(of: version.name, at: version.filePath, model) {
            diagnostics.append(refusal)
            return nil
        }
        // What follows from a fault is reported as well, so that the fault has to come first.
        let faults = Linter.structuralFaults(in: ResolvedModel(model)).map {
            $0.diagnostic(severity: .warning, locate: version.location)
        }
        if !faults.isEmpty { isWhole = false }
        diagnostics += faults.filter { !diagnostics.contains($0) }
        return Side(version: ComparedVersion(name: version.name, file: version.filePath), model: model)
    }
}

extension Diagnostic {
    /// Advises the option of this command that chooses a version.
    fileprivate func naming(_ option: String) -> Diagnostic {
        var adapted = self
        adapted.help = help?.replacing("--model-version", with: option)
        return adapted
    }
}

extension DiagnosticID {
    package static let noOlderVersion = DiagnosticID("no-older-version")
}

/// One of the two versions of a comparison, as the user knows it.
package struct ComparedVersion: Hashable, Sendable {
    /// The version's name.
    package var name: String
    /// The path of the version's file, as the user would type it; for a revision `REVISION:path`.
    package var file: String

    package init(name: String, file: String) {
        self.name = name
        self.file = file
    }
}
