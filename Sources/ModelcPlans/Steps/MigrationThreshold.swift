/// The lowest risk at which a warning fails a run. Errors always fail it. The raw value is the name on the command
/// line.
package enum MigrationThreshold: String, CaseIterable, Sendable {
    /// Only errors, and versions without a migration path.
    case blocked
    /// Also possible loss of values.
    case dataLoss = "data-loss"
    /// Also migrations that may fail because of the store's data.
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
