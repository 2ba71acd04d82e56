import ModelcSchema

/// Tells whether the copy of a model in a mapping model is still the model, as Core Data tells versions apart
/// (mapping-model §5.4).
package enum EmbeddedModelComparison {
    /// The entities that differ: those whose version hashes are not equal or refused, and those of one side only; in byte
    /// order. An empty list means that the copy is fresh.
    ///
    /// Copies do not say whether values are preserved after deletion, so that this is no part of the comparison.
    package static func staleEntities(of copy: ManagedObjectModel, against model: ManagedObjectModel) -> [String] {
        let copied = hashes(of: copy)
        let current = hashes(of: withoutPreservation(model))
        let names = Set(copied.keys).union(current.keys)
        return names.filter { isStale(copied[$0] ?? nil, current[$0] ?? nil) }.sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
    }

    /// The hashes by which a mapping model finds its versions: those of all entities that have one, by name, without what
    /// copies do not say.
    package static func comparableHashes(of model: ManagedObjectModel) -> [String: VersionHash] {
        hashes(of: withoutPreservation(model)).compactMapValues { $0 }
    }

    /// What has no hash cannot be shown to be equal.
    private static func isStale(_ copy: VersionHash?, _ current: VersionHash?) -> Bool {
        copy == nil || copy != current
    }

    /// The hashes of all entities by name; nil for those that are refused.
    private static func hashes(of model: ManagedObjectModel) -> [String: VersionHash?] {
        let pairs = VersionHasher.hashes(of: ResolvedModel(model)).entities.map { ($0.name, $0.hash) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private static func withoutPreservation(_ model: ManagedObjectModel) -> ManagedObjectModel {
        var model = model
        for entity in model.entities.indices {
            for attribute in model.entities[entity].attributes.indices {
                model.entities[entity].attributes[attribute].preservesValueOnDeletion = false
            }
        }
        return model
    }
}
