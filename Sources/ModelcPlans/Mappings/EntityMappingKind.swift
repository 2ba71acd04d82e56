/// The type of an entity mapping (`NSEntityMappingType`; FormatMappingModel §6). The file does not store it: the
/// compiler derives it.
package enum EntityMappingKind: String, CaseIterable, Sendable {
    /// A policy class migrates the objects.
    case custom
    /// The entity is new: there are no objects to migrate.
    case add
    /// The entity was removed: its objects are dropped.
    case remove
    /// The objects are copied, or transformed if the entity changed. Version hashes decide between the two.
    case copyOrTransform = "copy or transform"
}
