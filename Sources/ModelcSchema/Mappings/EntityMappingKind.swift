/// The type of an entity mapping (`NSEntityMappingType`; mapping-model §6). The file does not store it: the compiler
/// derives it.
package enum EntityMappingKind: String, CaseIterable, Sendable {
    /// A policy class migrates the objects.
    case custom
    /// The entity is new: there are no objects to migrate.
    case add
    /// The entity is gone: its objects are dropped.
    case remove
    /// The objects are copied or, where the entity changed, transformed. Which of the two depends on version hashes.
    case copyOrTransform = "copy or transform"
}
