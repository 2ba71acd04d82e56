import ModelcBase
import ModelcSchema

/// Computes the version hashes that Core Data would compute. Deterministic: equal models have equal hashes.
///
/// 1. which entities can have a hash, parents first: `InheritanceOrder`, `HashRefusals`;
/// 2. the hashes of each entity's own properties: `PropertyHasher`, with the tables in `HashedFacts`;
/// 3. the hash of each entity from those of its parent and of all its properties: `EntityHasher`;
/// 4. checksum and digest: `ModelVersionHashes`.
///
/// Hashes of unverified features are computed as in FormatVersionHash §7 and carry their reasons. If the model lacks
/// an input, the hash is refused, never guessed.
package enum VersionHasher {
    /// Returns the hashes of all entities of a model.
    package static func hashes(of model: ResolvedModel) -> ModelVersionHashes {
        var walk = EntityHashWalk(model)
        return ModelVersionHashes(entities: walk.hashes(), ownReasons: sortOrderReasons(of: model))
    }

    /// Returns the reasons from the sort order, which checksum and digest also depend on.
    private static func sortOrderReasons(of model: ResolvedModel) -> [UnverifiedHashReason] {
        let names = model.entities.map(\.name).inByteOrder()
        return NameOrder.isEstablished(names) ? [] : [UnverifiedHashReason(.sortOrder, at: SchemaLocation(model.model))]
    }
}
