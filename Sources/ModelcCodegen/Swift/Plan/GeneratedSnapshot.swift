/// A structure with a copy of an object's values, which can be passed to other threads.
package struct GeneratedSnapshot: Hashable, Sendable {
    package var name: String
    /// The own and inherited attributes, sorted by name.
    package var attributes: [GeneratedProperty]
    /// The relationships, sorted by name. The snapshot contains the IDs of the related objects.
    package var relationships: [GeneratedRelationship]
    /// The names of the attributes that are left out, because their values are not Sendable or cannot be encoded.
    package var omitted: [String]
    /// The names of the attributes whose types are not known to be `Hashable`. If there is one, the snapshot is not
    /// `Hashable`.
    var unhashable: [String]
    package var isCodable: Bool
    /// The property that identifies the object; nil if the structure is not `Identifiable`.
    var identity: SnapshotIdentity?
    /// Whether the snapshot uses a type that is not public.
    var isInternal: Bool
}

extension GeneratedSnapshot {
    package var isHashable: Bool { unhashable.isEmpty }
}
