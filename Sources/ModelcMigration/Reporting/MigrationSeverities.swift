import ModelcSchema

/// How much findings matter: what the user says, else what the code says.
package struct MigrationSeverities: Hashable, Sendable {
    /// A severity that the user may give to a code.
    package enum Choice: Hashable, Sendable {
        case level(MigrationFinding.Level)
        /// The finding is left out.
        case off

        /// The choice of a name: `error`, `warning`, `info`, `off`; nil for any other.
        package init?(name: String) {
            if name == "off" {
                self = .off
            } else if let level = MigrationFinding.Level(rawValue: name) {
                self = .level(level)
            } else {
                return nil
            }
        }

        /// The names that there are.
        package static var names: [String] { MigrationFinding.Level.allCases.map(\.rawValue) + ["off"] }
    }

    package var choices: [MigrationFindingCode: Choice]
    /// Whether the CloudKit schema is in production. Before that it may change, and what it forbids is a warning.
    package var isCloudKitDeployed: Bool

    package init(_ choices: [MigrationFindingCode: Choice] = [:], isCloudKitDeployed: Bool = false) {
        self.choices = choices
        self.isCloudKitDeployed = isCloudKitDeployed
    }

    /// The level of a finding; nil where it is left out.
    package func level(of code: MigrationFindingCode) -> MigrationFinding.Level? {
        switch choices[code] {
        case .level(let level): level
        case .off: nil
        case nil: code == .notAllowedByCloudKit && !isCloudKitDeployed ? .warning : code.level
        }
    }
}
