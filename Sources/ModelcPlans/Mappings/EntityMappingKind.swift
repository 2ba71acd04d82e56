/// The type of an entity mapping (`NSEntityMappingType`; FormatMappingModel §6). It is not stored in the file, but
/// derived by the compiler.
package enum EntityMappingKind: String, CaseIterable, Sendable {
    /// A policy class migrates the objects.
    case custom
    /// The entity is new, so there are no objects to migrate.
    case add
    /// The entity was removed: its objects are dropped.
    case remove
    /// The objects are copied, or transformed if the entity changed. The version hashes determine which of the two.
    case copyOrTransform = "copy or transform"
}
