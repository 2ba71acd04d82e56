/// Which ways of migrating an app uses (migration §12). The raw value is the name in documents and on the command line.
package enum MigrationStrategy: String, CaseIterable, Sendable {
    /// Mapping models where they fit, and inference; what a container does by itself.
    case auto
    /// Inference alone.
    case lightweight
    /// Mapping models alone: the app has switched inference off.
    case mapping
    /// From each version to the next, by a mapping model or by inference: the app opens a store with one version after the
    /// other.
    case iterative
    /// The stages of `NSStagedMigrationManager`.
    case staged
}
