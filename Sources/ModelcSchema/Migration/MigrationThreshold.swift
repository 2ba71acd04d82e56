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
