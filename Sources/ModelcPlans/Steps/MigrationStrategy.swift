/// How an app migrates its stores. The raw value is used in JSON documents and on the command line.
package enum MigrationStrategy: String, CaseIterable, Sendable {
    /// A mapping model if one matches, otherwise inference. This is the default of a persistent container.
    case auto
    /// Only inference.
    case lightweight
    /// Only mapping models: the app has turned off inference.
    case mapping
    /// From each version to the next, by a mapping model or by inference. The app opens the store with one version
    /// after the other.
    case iterative
    /// The stages of `NSStagedMigrationManager`.
    case staged

    /// Whether Core Data uses mapping models with this strategy.
    package var usesMappings: Bool {
        switch self {
        case .auto, .mapping, .iterative: true
        case .lightweight, .staged: false
        }
    }
}
