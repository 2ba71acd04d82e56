import ModelcPlans

/// The migration paths from older versions to a target version.
public struct VersionPlan: Hashable, Sendable {
    /// The migration path for stores of one version.
    public struct Route: Hashable, Sendable {
        /// The version of the stores.
        public let from: String
        /// The versions along the recommended path, including both ends; nil if there is no path.
        public let path: [String]?
        /// The kind of migration along the path.
        public let migrationClass: MigrationClass
    }

    /// The kinds of migration, from easiest to hardest. JSON documents contain the raw values.
    public enum MigrationClass: String, CaseIterable, Hashable, Sendable {
        /// The schema is the same: stores are opened without a migration.
        case none
        /// Core Data infers the mapping, and no values are lost.
        case lightweight
        /// Core Data infers the mapping with the help of renaming identifiers, and no values are lost.
        case lightweightRename = "lightweight-rename"
        /// Core Data infers the mapping. Whether the migration succeeds depends on the data in the store.
        case dataDependent = "data-dependent"
        /// Core Data infers the mapping, and values are lost.
        case dataLoss = "data-loss"
        /// Code of the app has to run between two lightweight steps.
        case stagedCustom = "staged-custom"
        /// A mapping model of the app defines the migration.
        case mappingModel = "mapping-model"
        /// There is no migration path between the versions as they are.
        case blocked
    }

    /// The target version.
    public let target: String
    /// The paths, one for each version that stores may have.
    public let routes: [Route]
    /// Whether a version has no path, or a path that loses more data than is tolerated.
    public let isFailed: Bool
    /// Messages that do not belong to one of the paths.
    public let messages: [Message]
}

extension VersionPlan.MigrationClass {
    init(_ migrationClass: ModelcPlans.MigrationClass) {
        self =
            switch migrationClass {
            case .none: .none
            case .lightweight: .lightweight
            case .lightweightRename: .lightweightRename
            case .dataDependent: .dataDependent
            case .dataLoss: .dataLoss
            case .stagedCustom: .stagedCustom
            case .mappingModel: .mappingModel
            case .blocked: .blocked
            }
    }
}
