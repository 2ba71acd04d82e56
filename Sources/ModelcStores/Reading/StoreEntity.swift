import ModelcSchema

/// A row of a store's `Z_PRIMARYKEY` table: an entity, and the number that marks the rows of its objects (FormatStore
/// §2.2).
package struct StoreEntity: Hashable, Sendable {
    /// The value of `Z_ENT`. It is always read and never computed: after a migration, entities may keep their numbers
    /// from an older version.
    var number: Int
    /// The entity's name. After a migration in place, it may be an old name.
    var name: String
    /// The number of the parent entity; 0 for a root entity.
    var superNumber: Int
}
