import ModelcSchema
import ModelcText

/// Computes the version hashes that Core Data would compute. Pure: equal models have equal hashes.
///
/// 1. which entities can have a hash, parents first: `InheritanceOrder`, `HashRefusals`;
/// 2. the hashes of each entity's own properties: `PropertyHasher`, over the tables in `HashedFacts`;
/// 3. the hash of each entity from those of its parent and of all its properties: `EntityHasher`;
/// 4. checksum and digest: `ModelVersionHashes`.
///
/// What is not established is computed as FormatVersionHash §7 says and carries its reasons; what the model does not
/// say is refused, never guessed.
package enum VersionHasher {
    /// The hashes of all entities of a model.
    package static func hashes(of model: ResolvedModel) -> ModelVersionHashes {
        var walk = EntityHashWalk(model)
        return ModelVersionHashes(entities: walk.hashes(), ownReasons: sortOrderReasons(of: model))
    }

    /// Checksum and digest take the entities in an order too.
    private static func sortOrderReasons(of model: ResolvedModel) -> [UnverifiedHashReason] {
        let names = model.entities.map(\.name).inByteOrder()
        return NameOrder.isEstablished(names) ? [] : [UnverifiedHashReason(.sortOrder, at: SourcePlace(model.model))]
    }
}
