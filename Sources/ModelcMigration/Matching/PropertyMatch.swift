/// One property of an entity in both versions, or in one of them. Reported where the two versions declare it: a
/// property that a child inherits unchanged from the same parent is not repeated for the child, nor one that its new
/// parent also gains.
struct PropertyMatch {
    typealias OwnedProperty = SchemaIndex.OwnedProperty

    var pair: ModelMatch.EntityPair
    /// Nil for an added property.
    var source: OwnedProperty?
    /// Nil for a removed property.
    var destination: OwnedProperty?
    /// Whether only the names agree (FormatMigrationFacts §4.3).
    var isByName = false

    /// Whether the newer version's entity inherits it; for a removed one, whether the older version's entity did.
    var isInherited: Bool {
        if let destination { return destination.owner != pair.destination }
        return source.map { $0.owner != pair.source } ?? false
    }
}
