import ModelcConfiguration
import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcLint
import ModelcSchema

/// The version that is to be edited, with the bundle around it.
struct EditTarget {
    /// The bundle, or the version that stands alone.
    let bundle: VersionedModel
    let version: ModelVersion
    /// What is to be said of what was read.
    let messages: [Diagnostic]

    /// - Parameter name: the version; nil for the current one.
    init(_ path: String, version name: String?, _ workspace: Workspace) throws(RunFailure) {
        let whole = PathText.bundle(ofVersion: path) ?? path
        let chosen = name ?? (whole == path ? nil : VersionName.stem(PathText.name(of: path)))
        let reading = workspace.reader.read(whole, chosen.map(VersionSelection.named) ?? .current)
        guard reading.isUsable, let bundle = reading.model, let version = reading.selectedVersion else {
            var ledger = RunLedger()
            ledger.enter(reading.diagnostics, ofReading: path, isUsable: false)
            throw RunFailure(
                ledger.messages(besides: reading.diagnostics),
                sources: ModelSources.texts(of: reading.model.map { [$0] } ?? []))
        }
        self.bundle = bundle
        self.version = version
        messages = []
    }

    /// What rules know beside the version.
    func context(_ lint: LintConfiguration, name: String) -> LintContext {
        var context = LintContext(lint)
        context.bundleName = bundle.name
        context.versionName = name
        return context
    }
}

/// Which versions must keep their version hashes: those that are locked, and those that have shipped.
struct EditProtection {
    private let base: String?
    private let configuration: LintConfiguration
    private let workspace: Workspace

    init(_ base: String?, _ loaded: LoadedConfiguration, _ workspace: Workspace) {
        self.base = base
        configuration = loaded.configuration?.lint ?? LintConfiguration()
        self.workspace = workspace
    }

    /// Ends the run where stores of a version may exist.
    func refuse(_ target: EditTarget) throws(RunFailure) {
        guard let reason = try reason(target) else { return }
        throw RunFailure([
            Diagnostic(
                .editRefused, .error,
                "version '\(target.version.name)' was not changed, because \(reason): stores of it could not be opened any more",
                at: SourceLocation(path: target.version.filePath),
                help: "make the change in a new version: add \(workspace.wording[.newVersion])")
        ])
    }

    /// Why, to follow `because`; nil where nothing is known of a store.
    private func reason(_ target: EditTarget) throws(RunFailure) -> String? {
        var protection: VersionProtection
        switch VersionProtection.reading(lockFile: nil, besideModelAt: target.bundle.path) {
        case .failure(let fault): throw RunFailure([fault.diagnostic])
        case .success(let read): protection = read
        }
        protection.released = Set(configuration.released?.value.names ?? [])
        if let reason = protection.hashReason(target.version) { return reason.text }
        let whole = WholeBundle(target.bundle.path, .current, in: workspace.files)
        if let base {
            return try reason(AgainstSource(text: base, isRelease: true, workspace: workspace).state(of: whole), target)
        }
        guard let tags = ReleaseTags(configuration.released, in: workspace) else { return nil }
        return try reason(tags.state(of: whole), target)
    }

    private func reason(_ state: AgainstSource.Outcome, _ target: EditTarget) throws(RunFailure) -> String? {
        if let problem = state.problem { throw RunFailure([problem]) }
        guard let base = state.base, base.versions.contains(where: { $0.name == target.version.name }) else {
            return nil
        }
        return "'\(base.reference)' has it"
    }
}
