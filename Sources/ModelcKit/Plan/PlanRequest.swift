import ModelcMigration
import ModelcPlans
import ModelcSchema

/// What `modelc plan` is asked to do.
package struct PlanRequest {
    /// Where the stores come from that are to be migrated.
    package enum Source: Equatable {
        /// The versions that have shipped: those of the lock file, or all where there is none.
        case shipped
        /// All versions before the target.
        case all
        /// A version, as the user calls it.
        case version(String)
        /// The version of a store.
        case store(String)
        /// The current version of a git revision.
        case revision(String)
    }

    /// The bundle's path.
    package var path: String
    package var source = Source.shipped
    /// The version to get to, as the user calls it; nil for the current one.
    package var target: String?
    /// The order of versions, by name; those that are left out stand before in their own order.
    package var order: [String] = []
    /// Folders to search for mapping models, and mapping models; where there are none, the project is searched.
    package var mappingPaths: [String] = []
    /// The stores to ask.
    package var stores: [String] = []
    package var options = MigrationOptions()
    package var severities = MigrationSeverities()
    package var threshold = MigrationThreshold.blocked
    package var deployment: DeploymentTarget?

    package init(path: String) { self.path = path }
}
