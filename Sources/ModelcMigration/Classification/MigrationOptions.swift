import ModelcPlans

/// Assumptions about behaviour of Core Data that is not measured, and about the deployment (FormatMigrationFacts §3).
package struct MigrationOptions: Hashable, Sendable {
    /// Whether Boolean <-> number conversions (row 11) are assumed to work, with a warning, instead of being
    /// rejected.
    package var convertsBooleansToNumbers = true
    /// Whether to-many -> to-one (row 31) is assumed to keep any one link, instead of being rejected.
    package var keepsAnyLinkOfMany = false
    /// Whether the CloudKit schema is in production, where only additions are allowed (row 47).
    package var isCloudKitDeployed = false
    /// How the app migrates its stores.
    package var strategy = MigrationStrategy.auto
    /// Whether similar removed and added elements are suggested as renames.
    package var guessesRenames = true

    package init() {}
}
