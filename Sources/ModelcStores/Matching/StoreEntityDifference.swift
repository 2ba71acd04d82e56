import ModelcPlans
import ModelcSchema

/// An entity in which a store and a version of the model differ.
package struct StoreEntityDifference: Hashable, Sendable {
    /// The difference, from the store's point of view. The raw value is the name in documents.
    package enum Kind: String, CaseIterable, Sendable {
        /// Both have the entity, with different hashes.
        case changed
        /// Only the version has the entity.
        case missing
        /// Only the store has the entity.
        case added
    }

    package var name: String
    package var kind: Kind
}
