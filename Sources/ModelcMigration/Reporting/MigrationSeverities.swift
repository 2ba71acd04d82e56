import ModelcDiagnostics
import ModelcSchema

/// How much findings matter: what the user says, else what the code says.
package struct MigrationSeverities: Hashable, Sendable {
    /// What the user says of single codes.
    package var choices: [MigrationFindingCode: SeveritySetting]
    /// Whether the CloudKit schema is in production. Before that it may change, and what it forbids is a warning.
    package var isCloudKitDeployed: Bool

    package init(_ choices: [MigrationFindingCode: SeveritySetting] = [:], isCloudKitDeployed: Bool = false) {
        self.choices = choices
        self.isCloudKitDeployed = isCloudKitDeployed
    }

    /// The level of a finding; nil where it is left out.
    package func level(of code: MigrationFindingCode) -> Severity? {
        if let choice = choices[code] { return choice.reported }
        return code == .notAllowedByCloudKit && !isCloudKitDeployed ? .warning : code.level
    }
}
