import ModelcBase
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans

/// All versions that have the same migration path to the target.
package struct RouteGroup: Hashable, Sendable {
    /// A recommended path without its first version.
    package enum Path: Hashable, Sendable {
        /// There is no path.
        case none
        /// No migration is needed.
        case stay
        /// A migration directly to the target.
        case direct
        /// A migration from each version to the next, up to the target.
        case everyVersion
        /// Several migrations, through the versions with these names.
        case through([String])
    }

    /// The values that are equal for all versions of a group.
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
    let coreDataWill: DirectMigration
    package let path: Path
    /// The names of the source versions, in version order; never empty.
    package let sources: [String]

    init(_ key: Key, _ sources: [String]) {
        migrationClass = key.migrationClass
        coreDataWill = key.coreDataWill
        path = key.path
        self.sources = sources
    }

    /// Returns the path in words, such as `through Model 12`. Control characters are escaped.
    ///
    /// - Parameter target: the name of the target version.
    func pathText(_ order: VersionSequence, to target: String) -> String {
        switch path {
        case .none: "no path"
        case .stay: "same schema as \(TerminalText.name(target))"
        case .direct: "direct"
        case .everyVersion: "through every version"
        case .through(let names): "through \(order.text(names))"
        }
    }
}
