import ModelcBase
import ModelcSchema

/// Checks whether the copy of a model inside a mapping model still matches the model. The comparison is the same as
/// Core Data's (FormatMappingModel §5.4).
package enum EmbeddedModelComparison {
    /// Returns the names of entities that differ, in byte order: entities with different or missing version hashes, and
    /// entities that exist in only one of the models. If the result is empty, the copy is up to date.
    ///
    /// Copies do not store whether values are preserved after deletion, so this setting is not compared.
    package static func staleEntities(of copy: ManagedObjectModel, against model: ManagedObjectModel) -> [String] {
        let copied = comparableHashes(of: copy)
        let current = comparableHashes(of: model)
        let names = Set((copy.entities + model.entities).map(\.name))
        return names.filter { isStale(copied[$0], current[$0]) }.inByteOrder()
    }

    /// Whether the hashes differ or one of them is missing. Without a hash, equality cannot be shown.
    private static func isStale(_ copy: VersionHash?, _ current: VersionHash?) -> Bool {
        copy == nil || copy != current
    }

    /// Returns version hashes by entity name, in a form that is comparable between a copy and a version. Entities
    /// without a hash are left out.
    package static func comparableHashes(of model: ManagedObjectModel) -> [String: VersionHash] {
        let entities = VersionHasher.hashes(of: ResolvedModel(withoutPreservation(model))).entities
        let pairs = entities.compactMap { entity in entity.hash.map { (entity.name, $0) } }
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
