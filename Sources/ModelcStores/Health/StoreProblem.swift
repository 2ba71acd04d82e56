/// Objects of a store that break a rule of its model.
package struct StoreProblem: Hashable, Sendable {
    /// The kinds of problems.
    package enum Kind: Hashable, CaseIterable, Sendable {
        /// A relationship refers to an object that does not exist.
        case danglingLink
        /// A required property has no value.
        case missingValue
        /// Several objects have values that must be unique.
        case duplicateValues
        /// A relationship has fewer or more objects than allowed.
        case linkCount
        /// The largest primary key that the store has recorded as used (`Z_MAX`) is less than the key of an existing
        /// object. New objects would get keys that are already in use.
        case keyAboveMaximum
        /// A value is in a file that does not exist.
        case missingFile
        /// The entity number of an object (`Z_ENT`) does not belong to an entity of its table.
        case unknownEntity
        /// The entity of an object is abstract. Only its subentities can have objects.
        case abstractEntity
    }

    package var kind: Kind
    /// The path of the entity, or of the property, such as `Book.title`.
    package var path: String
    /// The number of objects, of groups of objects with the same values, or of links.
    package var count: Int
    /// At most five of the objects, groups or links as text, such as `Book/p12`.
    package var samples: [String]
    /// The query that shows all of the objects, groups or links; empty for missing files.
    package var sql: String
}
