/// A structure with the values of an object, which can be passed to other threads.
package struct GeneratedSnapshot: Hashable, Sendable {
    package var name: String
    /// The attributes in the order of their names, with inherited ones.
    package var attributes: [GeneratedProperty]
    /// The relationships in the order of their names: the snapshot holds the identifiers of their objects.
    package var relationships: [GeneratedRelationship]
    /// The attributes whose values cannot be shared, or not be encoded.
    package var omitted: [String]
    /// The attributes whose values are not known to be hashable: with one, the snapshot is not hashable.
    var unhashable: [String]
    package var isCodable: Bool
    /// The property that identifies an object; nil for a structure that is not `Identifiable`.
    var identity: SnapshotIdentity?
    /// Whether a type in it is not public.
    var isInternal: Bool
}

extension GeneratedSnapshot {
    package var isHashable: Bool { unhashable.isEmpty }
}
