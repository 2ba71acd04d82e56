/// A data check on a store, whose result decides whether a migration succeeds or what it loses. The raw value is the
/// name in documents (FormatStore §8).
package enum DataCheck: String, CaseIterable, Sendable {
    /// Are there rows of the entity?
    case anyRow = "C1"
    /// How many rows have a value?
    case values = "C2"
    /// How many rows of the entity are lost?
    case rowsOfEntity = "C2e"
    /// How many links are lost?
    case links = "C2r"
    /// How many rows have no value?
    case missingValues = "C3"
    /// Which values occur more than once?
    case duplicates = "C4"
    /// Which values are out of range, or have a fraction?
    case range = "C5"
    /// Which values break the new validation?
    case validation = "C6"
    /// Which rows have several links?
    case multiplicity = "C7"
    /// Which rows have no link, or too few?
    case missingLinks = "C8"
    /// Are there rows of exactly this entity?
    case rowsOfExactly = "C9"
}
