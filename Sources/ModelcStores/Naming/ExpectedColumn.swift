/// A column that a version of a model requires.
struct ExpectedColumn: Hashable {
    /// The purpose of a column (FormatStore §4.2 to §4.4).
    enum Role: Hashable, CaseIterable {
        case attribute
        /// Contains the primary key of the destination row of a to-one relationship.
        case destination
        /// Contains the entity number of the destination row, if the destination may be of several entities.
        case destinationEntity
        /// Contains the position of the row in an ordered relationship of the entity at the other end.
        case order
        /// Contains the primary key of the row at the other end of a to-many relationship without an inverse.
        case origin
    }

    /// The entity that declares the column's property.
    var entityName: String
    var propertyName: String
    var role: Role
    /// The name without the parts that the model does not determine: `?` replaces the number of an entity, and a number
    /// at the end (`suffix`) is left out.
    var baseName: String
    /// The number at the end of the name, if columns of other entities in the table have the same base name. Nil for
    /// the first of these columns.
    var suffix: Int?
    /// The declared SQL type.
    var type: String
}
