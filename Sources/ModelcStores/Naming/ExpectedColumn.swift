/// A column that a version of a model asks for.
struct ExpectedColumn: Hashable {
    /// What a column is for (sqlite-store §4.2 to §4.4).
    enum Role: Hashable, CaseIterable {
        case attribute
        /// The row that a to-one relationship leads to.
        case destination
        /// The entity of that row, where it may be of several.
        case destinationEntity
        /// The place of this row in an ordered relationship of the other side.
        case order
        /// The row that a to-many relationship without inverse leads here from.
        case origin
    }

    /// The entity that declares the property.
    var entityName: String
    var propertyName: String
    var role: Role
    /// The name without what cannot be known from the model: `?` for the number of an entity, and no number at the end
    /// where several entities of a table declare the name.
    var baseName: String
    /// The number at the end of the name where an entity with a lower number declares the same; nil for the first.
    var suffix: Int?
    /// The declared type.
    var type: String
}
