import ModelcSchema

/// What the user says about behaviour of Core Data that nobody has measured, and about the deployment (migration §3).
package struct MigrationOptions: Hashable, Sendable {
    /// What is assumed of Boolean <-> number (row 11): that Core Data converts, with a warning, or that it refuses.
    package var convertsBooleansToNumbers = true
    /// What is assumed of to-many -> to-one (row 31): that Core Data refuses, or that it keeps any one link.
    package var keepsAnyLinkOfMany = false
    /// Whether the CloudKit schema is in production, which allows additions only (row 47).
    package var isCloudKitDeployed = false
    /// Which ways of migrating the app uses.
    package var strategy = MigrationStrategy.auto
    /// Whether removed and added things that look alike are suggested as renames.
    package var guessesRenames = true

    package init() {}
}
