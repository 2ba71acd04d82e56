import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// A feature of models and how certain its compiled form is.
package struct CompiledFeatureRow: Sendable {
    /// The name of the feature in messages.
    package var name: String
    /// The certainty of the feature's compiled form: `proven`, `unproven` or `unknown`.
    package var grade: String
    package var title: String
    /// The consequence for the app if the feature is omitted; nil if the feature is compiled, or cannot be omitted.
    package var loss: String?
    /// Whether a model with the feature is refused.
    package var isRefused: Bool

    /// All features, the most certain first.
    package static var all: [CompiledFeatureRow] {
        CompiledFeature.allCases.map { feature in
            CompiledFeatureRow(
                name: feature.rawValue, grade: feature.grade.rawValue, title: feature.title, loss: feature.loss,
                isRefused: feature.grade == .unknown)
        }
    }
}
