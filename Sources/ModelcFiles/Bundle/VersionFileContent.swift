import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// The content of a version's file, and the problems found in it.
package struct VersionFileContent: Sendable {
    var content: ModelVersion.Content
    var source: SourceText?
    var diagnostics: [Diagnostic]
}

extension VersionFileContent {
    /// The content of a version in Swift source.
    package init(swift model: ManagedObjectModel, _ diagnostics: [Diagnostic]) {
        self.init(content: .model(model), source: nil, diagnostics: diagnostics)
    }
}
