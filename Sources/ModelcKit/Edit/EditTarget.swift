import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The version to edit, and its bundle.
struct EditTarget {
    /// The bundle, or the version if it is not in a bundle.
    let bundle: VersionedModel
    let version: ModelVersion
    /// Messages from reading the model.
    let messages: [Diagnostic]

    /// - Parameter name: the name of the version; nil for the current one.
    init(_ path: String, version name: String?, _ workspace: Workspace) throws(RunFailure) {
        let whole = PathText.bundle(ofVersion: path) ?? path
        let chosen = name ?? (whole == path ? nil : VersionName.stem(PathText.name(of: path)))
        let reading = workspace.reader.read(whole, chosen.map(VersionSelection.named) ?? .current)
        guard reading.isUsable, let bundle = reading.model, let version = reading.selectedVersion else {
            let ledger = RunLedger(reading.diagnostics, ofReading: path, isUsable: false)
            throw RunFailure(
                ledger.messages(besides: reading.diagnostics),
                sources: ModelSources.texts(of: reading.model.map { [$0] } ?? []))
        }
        self.bundle = bundle
        self.version = version
        messages = []
    }

    /// Returns the lint settings of the project, with the names of the bundle and of the version.
    func context(_ lint: LintConfiguration, name: String) -> LintContext {
        var context = LintContext(lint)
        context.bundleName = bundle.name
        context.versionName = name
        return context
    }
}
