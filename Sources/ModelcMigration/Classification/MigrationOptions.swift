import ModelcPlans

/// Assumptions about unmeasured behaviour of Core Data, and about how the app is deployed (FormatMigrationFacts §3).
package struct MigrationOptions: Hashable, Sendable {
    /// Whether conversions between Boolean and numbers (row 11 of FormatMigrationFacts §3) are assumed to work. If true
    /// they get a warning, otherwise they are rejected.
    package var convertsBooleansToNumbers = true
    /// If true, a change from to-many to to-one (row 31 of FormatMigrationFacts §3) is assumed to keep one of the
    /// linked objects, no matter which. If false, the change is assumed to be rejected.
    package var keepsAnyLinkOfMany = false
    /// Whether the CloudKit schema is in production. It then allows only additions (row 47 of FormatMigrationFacts §3).
    package var isCloudKitDeployed = false
    /// How the app migrates its stores.
    package var strategy = MigrationStrategy.auto
    /// Whether a removed and an added element that are similar are suggested as a rename.
    package var guessesRenames = true

    package init() {}
}
