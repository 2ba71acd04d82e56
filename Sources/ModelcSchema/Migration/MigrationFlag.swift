/// What is to be known of a step besides its class (migration §3). The raw value is the name in documents.
package enum MigrationFlag: String, CaseIterable, Sendable {
    /// Stored values are dropped.
    case destructive
    /// What the store holds decides whether the migration succeeds.
    case dataDependent
    /// Rows get no value for something that needs one.
    case needsDefault
    /// Values may lose precision, range or their links.
    case lossy
    /// CloudKit allows additions only, once a schema is deployed.
    case cloudKitForbidden = "cloudkitForbidden"
    /// The migration runs only because a version hash modifier changed.
    case forcedByModifier
    /// Existing stores never get the index.
    case indexNotBuilt
    /// The rules for the version hash are not proven for what changed (version-hash §7).
    case hashUnverified
}
