import ModelcSchema
import ModelcText

/// Tells whether the copy of a model in a mapping model is still the model, as Core Data tells versions apart
/// (FormatMappingModel §5.4).
package enum EmbeddedModelComparison {
    /// The entities that differ: those whose version hashes are not equal or refused, and those of one side only; in byte
    /// order. An empty list means that the copy is fresh.
    ///
    /// Copies do not say whether values are preserved after deletion, so that this is no part of the comparison.
    package static func staleEntities(of copy: ManagedObjectModel, against model: ManagedObjectModel) -> [String] {
        let copied = comparableHashes(of: copy)
        let current = comparableHashes(of: model)
        let names = Set((copy.entities + model.entities).map(\.name))
        return names.filter { isStale(copied[$0], current[$0]) }.inByteOrder()
    }

    /// What has no hash cannot be shown to be equal.
    private static func isStale(_ copy: VersionHash?, _ current: VersionHash?) -> Bool {
        copy == nil || copy != current
    }

    /// The version hashes of a copy or of a version, in a form in which both can be compared: by entity name, those that
    /// are refused left out.
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
