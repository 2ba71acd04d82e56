import ModelcMigration
import ModelcSchema

/// What `modelc plan` is asked to do.
struct PlanRequest {
    /// Where the stores come from that are to be migrated.
    enum Source: Equatable {
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
    var path: String
    var source = Source.shipped
    /// The version to get to, as the user calls it; nil for the current one.
    var target: String?
    /// The order of versions, by name; those that are left out stand before in their own order.
    var order: [String] = []
    /// Folders to search for mapping models, and mapping models; where there are none, the project is searched.
    var mappingPaths: [String] = []
    /// The stores to ask.
    var stores: [String] = []
    var options = MigrationOptions()
    var severities = MigrationSeverities()
    var threshold = MigrationThreshold.blocked
    var deployment: DeploymentTarget?
}
