import ModelcPlans
import ModelcSchema

/// A version of the model with its version hashes.
package struct MigrationCodeVersion: Sendable {
    package var name: String
    package var model: ResolvedModel
    package var hashes: ModelVersionHashes

    package init(name: String, model: ResolvedModel, hashes: ModelVersionHashes) {
        self.name = name
        self.model = model
        self.hashes = hashes
    }

    /// The checksum in base64; nil if it may differ from Core Data's (ST706).
    var checksum: String? { hashes.isVerified ? hashes.checksum?.base64 : nil }

    func entity(_ name: String) -> EntityDescription? { model.entity(named: name) }
}
