/// A column that a version of a model requires.
struct ExpectedColumn: Hashable {
    /// The use of a column (FormatStore §4.2 to §4.4).
    enum Role: Hashable, CaseIterable {
        case attribute
        /// The destination row of a to-one relationship.
        case destination
        /// The entity of that row, if it may be of several.
        case destinationEntity
        /// The position of this row in an ordered relationship of the other side.
        case order
        /// The row whose to-many relationship without an inverse refers to this row.
        case origin
    }

    /// The entity that declares the property.
    var entityName: String
    var propertyName: String
    var role: Role
    /// The name without the parts that cannot be derived from the model: `?` for the number of an entity, and no number
    /// at the end if several entities of a table declare the name.
    var baseName: String
    /// The number at the end of the name if an entity with a lower number declares the same; nil for the first.
    var suffix: Int?
    /// The declared type.
    var type: String
}
