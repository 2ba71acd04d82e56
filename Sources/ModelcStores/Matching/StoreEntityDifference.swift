import ModelcPlans
import ModelcSchema

/// An entity in which a store and a version of a model differ.
package struct StoreEntityDifference: Hashable, Sendable {
    /// The kind of difference, as seen from the store. The raw value is the name in JSON documents.
    package enum Kind: String, CaseIterable, Sendable {
        /// Both have the entity, but with different hashes.
        case changed
        /// Only the version has the entity.
        case missing
        /// Only the store has the entity.
        case added
    }

    package var name: String
    package var kind: Kind
}
