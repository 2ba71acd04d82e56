/// A circumstance of a change that decides what the change means for a store. The raw value is the name in documents.
package enum SchemaChangeTrait: String, CaseIterable, Sendable {
    /// The property is transient: no store and no hash knows it.
    case transient
    /// The entity gets, loses or keeps the property through its parent.
    case inherited
    /// What is in the new version has to have a value, and has no default.
    case requiredWithoutDefault = "required-without-default"
    /// What is in the new version has to have a value, and has a default.
    case requiredWithDefault = "required-with-default"
    /// A relationship that has to lead to at least one object, or to more objects than before.
    case minimumCount = "minimum-count"
    /// A relationship to many objects.
    case toMany = "to-many"
    /// A validation refuses values that it let pass.
    case tightened
    /// The version hash stays as it was, other than for most changes of this kind.
    case sameHash = "same-hash"
    /// Stores have what the new version asks for: an index that is only written in another form, or a transformer that
    /// reads what the old one wrote.
    case sameStorage = "same-storage"
    /// Whether the version hash changes is not proven (version-hash §7).
    case hashUnverified = "hash-unverified"
}
