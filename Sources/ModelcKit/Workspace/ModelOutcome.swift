import ModelcBase
import ModelcSchema

/// The outcome of a use case that reads models. Its messages refer to the files of these models.
package protocol ModelOutcome: RunOutcome {
    /// The models that were read.
    var models: [VersionedModel] { get }
}

extension ModelOutcome {
    package var sources: [String: SourceText] { ModelSources.texts(of: models) }
}
