import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcText

/// The versions that get to the target in the same way.
package struct RouteGroup: Hashable, Sendable {
    /// A recommended path without its first version.
    package enum Path: Hashable, Sendable {
        /// There is none.
        case none
        /// Nothing is to be done.
        case stay
        /// One migration.
        case direct
        /// Every version up to the target.
        case everyVersion
        /// Several migrations, by way of these versions.
        case through([String])
    }

    /// What the versions have in common.
    struct Key: Hashable, Sendable {
        var migrationClass: MigrationClass
        var coreDataWill: DirectMigration
        var path: Path

        init(_ route: MigrationReport.Route, _ strategy: MigrationStrategy) {
            migrationClass = route.migrationClass
            coreDataWill = route.coreDataWill
            path =
                switch route.path {
                case nil: .none
                case let path? where path.count < 2: .stay
                case let path? where path.count == 2: .direct
                case _? where strategy == .iterative: .everyVersion
                case let path?: .through(Array(path.dropFirst().dropLast()))
                }
        }
    }

    package let migrationClass: MigrationClass
    package let coreDataWill: DirectMigration
    package let path: Path
    /// The versions that stores come from, in version order; never empty.
    package let sources: [String]

    init(_ key: Key, _ sources: [String]) {
        migrationClass = key.migrationClass
        coreDataWill = key.coreDataWill
        path = key.path
        self.sources = sources
    }

    /// The path in words: `through Model 12`. Safe to print.
    package func pathText(_ order: VersionSequence) -> String {
        switch path {
        case .none: "no path"
        case .stay: "nothing to do"
        case .direct: "direct"
        case .everyVersion: "through every version"
        case .through(let names): "through \(order.text(names))"
        }
    }
}

extension MigrationReport {
    /// The routes in groups of equal ones, the worst class first, then in version order. Every route is in exactly one.
    package var routeGroups: [RouteGroup] {
        routes.grouped { RouteGroup.Key($0, strategy) }.compactMap { routes in
            routes.first.map { RouteGroup(RouteGroup.Key($0, strategy), routes.map(\.from)) }
        }.ranked { -$0.migrationClass.harm }
    }
}
