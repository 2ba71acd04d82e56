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
        /// The highest key given out is below the key of an object: new objects get keys that are in use.
        case keyAboveMaximum
        /// A value is in a file that does not exist.
        case missingFile
        /// The number of an object's entity is not of an entity of the table.
        case unknownEntity
        /// An object is of exactly an abstract entity.
        case abstractEntity
    }

    package var kind: Kind
    /// The entity, or a property of it: `Book.title`.
    package var path: String
    /// The number of objects, of groups of objects with the same values, or of links.
    package var count: Int
    /// Some of the objects, as texts; at most five.
    package var samples: [String]
    /// The query that shows the objects.
    package var sql: String
}
