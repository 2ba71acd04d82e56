/// A structure with the values of an object, which other threads may have (code-generation §3.3).
package struct GeneratedSnapshot: Hashable, Sendable {
    package var name: String
    /// The attributes in the order of their names, with inherited ones.
    package var attributes: [GeneratedProperty]
    /// The to-one relationships likewise: the snapshot has the identifiers of their objects.
    package var relationships: [GeneratedRelationship]
    /// The attributes whose values cannot be shared, or not be encoded.
    package var omitted: [String]
    package var isHashable: Bool
    package var isCodable: Bool
    /// Whether a type in it is not public.
    package var isInternal: Bool
}
