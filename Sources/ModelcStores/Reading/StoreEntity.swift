import ModelcSchema

/// A row of a store's `Z_PRIMARYKEY` table: an entity and its number in the rows of its objects (FormatStore §2.2).
package struct StoreEntity: Hashable, Sendable {
    /// `Z_ENT`. Read, never computed: after a migration the numbers may be those of an older version.
    var number: Int
    /// The entity's name; a migration in place may leave an old one.
    var name: String
    /// The number of the parent; 0 for a root.
    var superNumber: Int
}
