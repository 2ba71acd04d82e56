/// A property of a migration step in addition to its class (FormatMigrationFacts §3). The raw value is used in JSON
/// documents.
package enum MigrationFlag: String, CaseIterable, Sendable {
    /// Stored values are lost.
    case destructive
    /// Whether the migration succeeds depends on the store's data.
    case dataDependent
    /// Rows get no value for a required property.
    case needsDefault
    /// Values may lose precision, range or their links.
    case lossy
    /// CloudKit does not allow the change, because a deployed schema allows only additions.
    case cloudKitForbidden = "cloudkitForbidden"
    /// A migration is necessary only because a version hash modifier changed.
    case forcedByModifier
    /// The new index is never created in existing stores.
    case indexNotBuilt
    /// The version hash rules are not verified for the changed elements (FormatVersionHash §7).
    case hashUnverified
}
