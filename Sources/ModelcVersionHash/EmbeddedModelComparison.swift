import ModelcBase
import ModelcSchema

/// Checks whether the copy of a model in a mapping model still matches the model, by Core Data's own comparison
/// (FormatMappingModel §5.4).
package enum EmbeddedModelComparison {
    /// Returns the entities that differ: those whose version hashes are refused or not equal, and those of one side
    /// only; in byte order. An empty list means that the copy is up to date.
    ///
    /// Copies do not contain whether values are preserved after deletion, so this is not compared.
    package static func staleEntities(of copy: ManagedObjectModel, against model: ManagedObjectModel) -> [String] {
        let copied = comparableHashes(of: copy)
        let current = comparableHashes(of: model)
        let names = Set((copy.entities + model.entities).map(\.name))
        return names.filter { isStale(copied[$0], current[$0]) }.inByteOrder()
    }

    /// An entity without a hash cannot be shown to be equal.
    private static func isStale(_ copy: VersionHash?, _ current: VersionHash?) -> Bool {
        copy == nil || copy != current
    }

    /// Returns the version hashes of a copy or of a version in comparable form: by entity name, without refused ones.
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
