/// Which ways of migrating an app uses. The raw value is the name in documents and on the command line.
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

/// From which risk on a warning fails a run; errors always do. The raw value is the name on the command line.
package enum MigrationThreshold: String, CaseIterable, Sendable {
    /// Only errors, and versions without a way.
    case blocked
    /// Values may be lost as well.
    case dataLoss = "data-loss"
    /// What the store holds may stop the migration as well.
    case dataDependent = "data-dependent"
    /// Every warning.
    case any

    /// Whether a warning of a risk fails the run.
    package func includes(_ risk: MigrationRisk) -> Bool {
        switch (self, risk) {
        case (.any, _): true
        case (.dataDependent, .dataDependence), (.dataDependent, .loss), (.dataLoss, .loss): true
        case (.blocked, _), (.dataLoss, .dataDependence), (.dataLoss, .other), (.dataDependent, .other): false
        }
    }
}
