import ModelcDiagnostics
import ModelcSchema

/// What came of reading a model.
package struct ModelReading: Sendable {
    /// The model with all its versions, of which those asked for have content; nil where the path leads to no model.
    package var model: VersionedModel?
    /// The names of the versions asked for, in version order; empty where none can be told.
    package var selectedVersions: [String] = []
    /// Whether the user chose one version, by its name or by the path.
    package var isOneVersionChosen = false
    /// Everything that is wrong, in the order of the files.
    package var diagnostics: [Diagnostic] = []

    /// The only version asked for; nil where several were, or none can be told.
    package var selectedVersion: ModelVersion? {
        guard selectedVersions.count == 1 else { return nil }
        return model?.versions.first { $0.name == selectedVersions.first }
    }

    /// Whether what was asked for could be read without an error.
    package var isUsable: Bool {
        model != nil && !selectedVersions.isEmpty && !diagnostics.contains { $0.severity == .error }
    }
}
