import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcSchema

/// Determines which two versions to compare, and reads them.
struct DiffSource {
    /// One of the two versions, with its content.
    struct Side {
        var version: ComparedVersion
        var model: ManagedObjectModel
    }

    private let request: DiffRequest
    private let workspace: Workspace
    private let old: String
    private let new: String?
    /// Messages from reading the models.
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether both versions have no structural errors. With such an error, the comparison is incomplete: for example,
    /// if two elements have the same name, only the first one is compared.
    private(set) var isWhole = true
    /// The models that were read, for source lines in diagnostics.
    private(set) var models: [VersionedModel] = []

    /// - Throws: `RunFailure` or `UsageError` if several models match a path.
    init(_ request: DiffRequest, in workspace: Workspace) throws {
        let request = DiffSource.namingVersions(request, in: workspace)
        self.request = request
        self.workspace = workspace
        let models = ChosenModels(in: workspace)
        old = try models.one(request.old)
        new = try request.new.map { try models.one($0) }
    }

    /// Converts a request with names in place of paths to a request about the project's only model. Names of versions
    /// become the versions to compare. A single commit becomes the older state; two commits, or `OLD..NEW`, become
    /// both states.
    private static func namingVersions(_ request: DiffRequest, in workspace: Workspace) -> DiffRequest {
        let texts = [request.old, request.new].compactMap(\.self).filter { !$0.isEmpty }
        guard !texts.isEmpty, request.from == nil, request.to == nil, request.base == nil,
            texts.allSatisfy({ isName($0, in: workspace) }),
            let model = try? ChosenModels(in: workspace).one(nil)
        else { return request }
        var naming = request
        naming.old = model
        naming.new = nil
        let revisions = texts.count == 1 ? ends(ofRange: texts[0]) ?? texts : texts
        if revisions.allSatisfy({ isRevision($0, not: model, in: workspace) }) {
            naming.base = revisions[0]
            naming.newerRevision = revisions.count == 2 ? revisions[1] : nil
            return naming
        }
        naming.from = texts.count == 2 ? texts[0] : nil
        naming.to = texts.last
        return naming
    }

    /// Returns both ends of a range of commits, as in `main..feature`; nil for other texts.
    private static func ends(ofRange text: String) -> [String]? {
        guard let dots = text.firstText(".."), !text[dots.upperBound...].hasPrefix(".") else { return nil }
        let ends = [String(text[..<dots.lowerBound]), String(text[dots.upperBound...])]
        return ends.contains("") ? nil : ends
    }

    /// Whether the text is a commit in the model's repository and not the name of a version.
    private static func isRevision(_ text: String, not model: String, in workspace: Workspace) -> Bool {
        guard workspace.reader.read(model, .named(text)).selectedVersion == nil,
            let repository = try? workspace.repository(containing: model).0
        else { return false }
        return (try? repository.commit(text)) != nil
    }

    /// Whether the text can only be the name of a version: it does not look like a path, and there is no file at this
    /// path.
    private static func isName(_ text: String, in workspace: Workspace) -> Bool {
        let isPath = ["/", ".xcdatamodel", ".mom"].contains(where: text.contains)
        return text != StandardInput.argument && !isPath && !ExistingPath.mayExist(workspace.path(text))
    }

    /// Returns both versions. Nil if a version cannot be read; the reason is then in `diagnostics`.
    mutating func read() -> (old: Side, new: Side)? {
        if let base = request.base { return readAgainst(BaseReference(base, in: workspace)) }
        if let new { return both(side(old, selection(request.from), .olderVersion), side(new, selection(request.to))) }
        return readOneBundle()
    }

    /// The error if one of the versions could not be read.
    var failure: RunFailure {
        let ledger = RunLedger(diagnostics, ofReading: old, isUsable: false)
        return RunFailure(
            ledger.messages(besides: diagnostics), sources: ModelSources.texts(of: models))
    }

    /// Returns true if `model`, a version in the older state (`--base`), has a schema that no version of the bundle
    /// has anymore. False if the request names no older state.
    func isMissing(_ model: ManagedObjectModel) -> Bool {
        guard request.base != nil, request.newerRevision == nil, let bundle = workspace.reader.read(old, .all).model,
            bundle.path.hasSuffix(".xcdatamodeld")
        else { return false }
        let differ = ModelDiffer(guessesRenames: false)
        return !bundle.versions.contains { version in
            version.model.map { !differ.difference(from: $0, to: model).altersHash } ?? true
        }
    }

    private func selection(_ name: String?) -> VersionSelection { name.map(VersionSelection.named) ?? .current }

    private mutating func readOneBundle() -> (old: Side, new: Side)? {
        guard let newer = side(old, selection(request.to)) else { return nil }
        if let from = request.from { return both(side(old, .named(from)), newer) }
        let versions = models.last?.versions.map(\.name) ?? []
        let index = versions.firstIndex(of: newer.version.name) ?? 0
        let previous =
            models.last.flatMap { PrecedingVersion(of: $0, in: workspace).name(before: newer.version.name) }
            ?? (index > 0 ? versions[index - 1] : nil)
        guard let previous else {
            diagnostics.append(
                Diagnostic(
                    .noOlderVersion, .error, "'\(newer.version.name)' has no version before it",
                    at: SourceLocation(path: old),
                    help: help(versions)))
            return nil
        }
        return both(side(old, .named(previous)), newer)
    }

    /// Returns the advice if a version has no version before it: the other ways to name an older version, or the
    /// command that adds a second version to the model.
    ///
    /// - Parameter versions: the names of the versions of the only model.
    private func help(_ versions: [String]) -> String {
        let others =
            "a second model, \(workspace.wording[.olderVersion]), or \(workspace.wording[.base]) a git revision"
        guard versions.count < 2 else { return "give \(others)" }
        return "the model has one version; make the next change in a second one: "
            + "\(ToolCommandName.versionsAdd) \(ShellWord.quoted(workspace.display.path(old)))"
    }

    private mutating func readAgainst(_ base: BaseReference) -> (old: Side, new: Side)? {
        let tip = request.newerRevision.map { BaseReference($0, in: workspace) }
        let newer = tip.map { side(in: $0, request.to, .newerVersion) } ?? side(old, selection(request.to))
        guard let newer else { return nil }
        return both(side(in: base, request.from, .olderVersion), newer)
    }

    /// Reads one of the two versions from another state of the model.
    private mutating func side(in base: BaseReference, _ version: String?, _ wish: MessageOption) -> Side? {
        switch base.model(for: old) {
        case .success(let model):
            var side = side(model.path, selection(version), wish, model.files)
            side?.version.name += " (\(base.text))"
            return side
        case .failure(let refusal):
            diagnostics.append(refusal.diagnostic)
            return nil
        }
    }

    private func both(_ old: Side?, _ new: Side?) -> (old: Side, new: Side)? {
        guard let old, let new else { return nil }
        return (old, new)
    }

    /// Reads one of the two versions.
    ///
    /// - Parameter wish: the option that selects the version, for messages.
    private mutating func side(
        _ path: String, _ selection: VersionSelection, _ wish: MessageOption = .newerVersion, _ files: ModelFiles? = nil
    ) -> Side? {
        let reading = workspace.reader(choosingBy: wish, in: files).read(path, selection)
        let known = Set(diagnostics)
        diagnostics += reading.diagnostics.filter { !known.contains($0) }
        if let model = reading.model { models.append(model) }
        guard reading.isUsable, let version = reading.selectedVersion, let model = version.model else { return nil }
        if let refusal = ComparisonBudget.refusal(of: version.name, at: version.filePath, model) {
            diagnostics.append(refusal)
            return nil
        }
        // Structural errors are reported before other messages, because they may be the cause of them.
        let problems = Linter.structuralProblems(in: ResolvedModel(model)).map {
            $0.diagnostic(severity: .warning, locate: version.location)
        }
        if !problems.isEmpty { isWhole = false }
        diagnostics += problems.filter { !diagnostics.contains($0) }
        return Side(version: ComparedVersion(name: version.name, file: version.filePath), model: model)
    }
}
