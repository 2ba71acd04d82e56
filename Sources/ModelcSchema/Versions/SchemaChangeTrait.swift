/// A circumstance that determines the effect of a change on a store. The raw value is the name in JSON documents.
package enum SchemaChangeTrait: String, CaseIterable, Sendable {
    /// The property is transient, so it is neither stored nor part of the hash.
    case transient
    /// The entity gets, loses or keeps the property by inheritance.
    case inherited
    /// The new element requires a value, and has no default.
    case requiredWithoutDefault = "required-without-default"
    /// The new element requires a value, and has a default.
    case requiredWithDefault = "required-with-default"
    /// A relationship requires at least one object, or more objects than before.
    case minimumCount = "minimum-count"
    /// The relationship is to-many.
    case toMany = "to-many"
    /// A composite loses members, or values of its members cannot be converted.
    case losesMembers = "loses-members"
    /// A validation rule rejects values that it accepted before.
    case tightened
    /// The version hash does not change, although most changes of this kind change it.
    case sameHash = "same-hash"
    /// Stores already have what the new version requires. Examples: an index is only written in another form, or a
    /// transformer can read the data of the old transformer.
    case sameStorage = "same-storage"
    /// It is not proven whether the version hash changes (FormatVersionHash §7).
    case hashUnverified = "hash-unverified"
}
