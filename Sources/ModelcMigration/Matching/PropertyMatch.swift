/// A property of an entity that exists in both versions, or was added or removed.
///
/// A property is reported for the entity that declares it. A child inherits it, so it is not reported again for the
/// child if the child has the same parent in both versions, or if the child has a new parent that also gains the
/// property.
struct PropertyMatch {
    typealias OwnedProperty = SchemaIndex.OwnedProperty

    var pair: ModelMatch.EntityPair
    /// The older property; nil if the property was added.
    var source: OwnedProperty?
    /// The newer property; nil if the property was removed.
    var destination: OwnedProperty?
    /// Whether the names are equal but the renaming identifiers are not (FormatMigrationFacts §4.3).
    var isByName = false

    /// Whether the entity of the newer version inherits the property. For a removed property: whether the entity of the
    /// older version inherited it.
    var isInherited: Bool {
        if let destination { return destination.owner != pair.destination }
        return source.map { $0.owner != pair.source } ?? false
    }
}
