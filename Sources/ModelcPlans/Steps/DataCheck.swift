/// A question about the data of a store. The answer determines whether a migration succeeds, or which data it loses.
/// The raw value is used in JSON documents (FormatStore §8).
package enum DataCheck: String, CaseIterable, Sendable {
    /// Are there rows of the entity?
    case anyRow = "C1"
    /// How many rows have a value?
    case values = "C2"
    /// How many rows of the entity are lost?
    case rowsOfEntity = "C2e"
    /// How many links between rows are lost?
    case links = "C2r"
    /// How many rows have no value?
    case missingValues = "C3"
    /// Which values occur in more than one row?
    case duplicates = "C4"
    /// Which values are out of range, or have a fraction?
    case range = "C5"
    /// Which values break the new validation?
    case validation = "C6"
    /// Which rows have more than one link?
    case multiplicity = "C7"
    /// Which rows have no links, or too few?
    case missingLinks = "C8"
    /// Are there rows of the entity itself, not of its subentities?
    case rowsOfExactly = "C9"
}
