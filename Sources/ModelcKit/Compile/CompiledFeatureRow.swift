import ModelcFiles

/// A feature of models and how certain its compiled form is, for whoever shows it.
package struct CompiledFeatureRow: Sendable {
    /// The name in messages.
    package var name: String
    /// `proven`, `unproven` or `unknown`.
    package var grade: String
    package var title: String
    /// What the app loses where the feature is left out; nil where it is compiled, or cannot be left out.
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
