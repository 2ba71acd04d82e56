/// A question about the rows of a store, in the names of the version that wrote it (sqlite-store §8). Every answer is a
/// number of rows. Rows of an entity are also those of the entities below it.
package enum StoreQuestion: Hashable, Sendable {
    /// How many rows does the entity have?
    case rows(entity: String)
    /// How many rows are of exactly this entity, and not of one below it?
    case rowsOfExactly(entity: String)
    /// How many rows have a value for an attribute?
    case values(entity: String, attribute: String)
    /// How many rows have no value for an attribute?
    case missingValues(entity: String, attribute: String)
    /// How many combinations of values stand in several rows? Rows where one value is missing count as different.
    case duplicates(entity: String, properties: [String])
    /// How many values would a narrower type not hold?
    case outOfRange(entity: String, attribute: String, range: StoreValueRange)
    /// How many values break a bound? Lengths are counted in code points, which is approximate: Core Data counts UTF-16
    /// units.
    case outOfBounds(entity: String, attribute: String, bounds: StoreValueBounds)
    /// How many links are there?
    case links(entity: String, relationship: String)
    /// How many rows have no link of a to-one relationship?
    case missingLinks(entity: String, relationship: String)
    /// How many links of a to-one relationship lead to rows that are not there?
    case danglingLinks(entity: String, relationship: String)
    /// How many rows have several links of a to-many relationship?
    case severalLinks(entity: String, relationship: String)
    /// How many rows have fewer or more links of a to-many relationship than allowed? Without a largest number any
    /// number is allowed. An optional relationship may be empty, whatever its least number is.
    case linkCount(entity: String, relationship: String, least: Int, most: Int?, mayBeEmpty: Bool)
    /// How many links between two to-many relationships lead from or to rows that are not there?
    case orphanedLinks(entity: String, relationship: String)
}
