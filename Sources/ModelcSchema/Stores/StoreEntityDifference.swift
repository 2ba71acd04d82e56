/// An entity in which a store and a version of the model differ.
package struct StoreEntityDifference: Hashable, Sendable {
    /// What the difference is, seen from the store. The raw value is the name in documents.
    package enum Kind: String, CaseIterable, Sendable {
        /// Both have the entity, with different hashes.
        case changed
        /// The version has the entity, the store has not.
        case missing
        /// The store has the entity, the version has not.
        case added
    }

    package var name: String
    package var kind: Kind

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}
