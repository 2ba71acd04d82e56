/// How an app migrates its stores. The raw value is the name in documents and on the command line.
package enum MigrationStrategy: String, CaseIterable, Sendable {
    /// Mapping models if they match, otherwise inference; the default of a persistent container.
    case auto
    /// Only inference.
    case lightweight
    /// Only mapping models: the app has turned off inference.
    case mapping
    /// From each version to the next, by a mapping model or by inference: the app opens a store with each version in
    /// turn.
    case iterative
    /// The stages of `NSStagedMigrationManager`.
    case staged

    /// Whether Core Data looks for mapping models.
    package var usesMappings: Bool {
        switch self {
        case .auto, .mapping, .iterative: true
        case .lightweight, .staged: false
        }
    }
}
