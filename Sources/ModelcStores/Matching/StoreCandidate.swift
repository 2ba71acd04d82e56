import ModelcSchema

/// A version of a model that may have written a store.
package struct StoreCandidate: Sendable {
    /// The path of the model, as the user would type it.
    package var modelPath: String
    package var versionName: String
    var isCurrent: Bool
    package var model: ResolvedModel
    package var hashes: ModelVersionHashes

    package init(
        modelPath: String, versionName: String, isCurrent: Bool, model: ResolvedModel, hashes: ModelVersionHashes
    ) {
        self.modelPath = modelPath
        self.versionName = versionName
        self.isCurrent = isCurrent
        self.model = model
        self.hashes = hashes
    }
}
