/// A property of a step besides its class (FormatMigrationFacts §3). The raw value is the name in documents.
package enum MigrationFlag: String, CaseIterable, Sendable {
    /// Stored values are dropped.
    case destructive
    /// The store's data decides whether the migration succeeds.
    case dataDependent
    /// Rows get no value for a required property.
    case needsDefault
    /// Values may lose precision, range or their links.
    case lossy
    /// CloudKit allows only additions after a schema is deployed.
    case cloudKitForbidden = "cloudkitForbidden"
    /// The migration runs only because a version hash modifier changed.
    case forcedByModifier
    /// The index is never created in existing stores.
    case indexNotBuilt
    /// The version hash rules are not verified for the changed elements (FormatVersionHash §7).
    case hashUnverified
}
