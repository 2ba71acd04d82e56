/// A circumstance of a change that determines its effect on a store. The raw value is the name in documents.
package enum SchemaChangeTrait: String, CaseIterable, Sendable {
    /// The property is transient: it is neither stored nor hashed.
    case transient
    /// The entity gets, loses or keeps the property through its parent.
    case inherited
    /// The new element requires a value, and has no default.
    case requiredWithoutDefault = "required-without-default"
    /// The new element requires a value, and has a default.
    case requiredWithDefault = "required-with-default"
    /// A relationship that requires at least one object, or more objects than before.
    case minimumCount = "minimum-count"
    /// A relationship to many objects.
    case toMany = "to-many"
    /// A composite loses members, or their values cannot be converted.
    case losesMembers = "loses-members"
    /// A validation rejects values that it accepted before.
    case tightened
    /// The version hash does not change, unlike for most changes of this kind.
    case sameHash = "same-hash"
    /// Stores already have what the new version requires: an index that is only written in another form, or a
    /// transformer that reads the data of the old one.
    case sameStorage = "same-storage"
    /// Whether the version hash changes is not proven (FormatVersionHash §7).
    case hashUnverified = "hash-unverified"
}
