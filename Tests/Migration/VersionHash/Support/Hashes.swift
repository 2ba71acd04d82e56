import ModelcSchema
import ModelcVersionHash

extension ManagedObjectModel {
    /// The hashes of the model.
    var hashes: ModelVersionHashes { VersionHasher.hashes(of: ResolvedModel(self)) }
}

extension ModelVersionHashes {
    subscript(name: String) -> EntityVersionHash? { entities.first { $0.name == name } }
}

extension EntityVersionHash {
    subscript(name: String) -> PropertyVersionHash? { properties.first { $0.name == name } }

    /// The ids of the features that make the hash uncertain.
    var features: [UnverifiedHashFeature] { reasons.map(\.feature) }
}
