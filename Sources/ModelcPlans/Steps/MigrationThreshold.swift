/// The lowest risk with which a warning makes a run fail. Errors always do. The raw value is used on the command line.
package enum MigrationThreshold: String, CaseIterable, Sendable {
    /// Only errors and versions without a migration path make the run fail.
    case blocked
    /// The run also fails if values may be lost.
    case dataLoss = "data-loss"
    /// The run also fails if a migration depends on the store's data.
    case dataDependent = "data-dependent"
    /// The run fails because of any warning.
    case any

    /// Whether a warning with this risk makes the run fail.
    package func includes(_ risk: MigrationRisk) -> Bool {
        switch (self, risk) {
        case (.any, _): true
        case (.dataDependent, .dataDependence), (.dataDependent, .loss), (.dataLoss, .loss): true
        case (.blocked, _), (.dataLoss, .dataDependence), (.dataLoss, .other), (.dataDependent, .other): false
        }
    }
}
