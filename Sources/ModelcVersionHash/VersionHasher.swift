import ModelcBase
import ModelcSchema

/// Computes the same version hashes as Core Data. Equal models always have equal hashes.
///
/// 1. `InheritanceOrder` and `HashRefusals` determine which entities can have a hash, parents first.
/// 2. `PropertyHasher` computes the hashes of each entity's own properties, with the tables in `HashedFacts`.
/// 3. `EntityHasher` computes the hash of each entity from the hashes of its parent and of all its properties.
/// 4. `ModelVersionHashes` computes the checksum and the digest.
///
/// Hashes with unverified features are computed as in FormatVersionHash §7, and list the reasons why they are
/// unverified. If the model lacks an input, the hash is refused and never guessed.
package enum VersionHasher {
    /// Returns the hashes of all entities of a model.
    package static func hashes(of model: ResolvedModel) -> ModelVersionHashes {
        var walk = EntityHashWalk(model)
        return ModelVersionHashes(
            entities: walk.hashes(), ownReasons: sortOrderReasons(of: model) + sourceReasons(of: model))
    }

    /// Returns a reason for each fact about the model as a whole that is not known from its Swift source.
    private static func sourceReasons(of model: ResolvedModel) -> [UnverifiedHashReason] {
        model.model.uncertainties.filter { $0.entityName == nil }.map(UnverifiedHashReason.init)
    }

    /// Returns a reason if the order of entity names is unverified; otherwise an empty list. The checksum and the
    /// digest depend on this order.
    private static func sortOrderReasons(of model: ResolvedModel) -> [UnverifiedHashReason] {
        let names = model.entities.map(\.name).inByteOrder()
        return NameOrder.isEstablished(names) ? [] : [UnverifiedHashReason(.sortOrder, at: SchemaLocation(model.model))]
    }
}
