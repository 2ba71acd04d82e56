import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// The severities of findings: from the settings, or else the default of the code.
package struct MigrationSeverities: Hashable, Sendable {
    /// The settings for single codes.
    package var choices: [MigrationFindingCode: SeveritySetting]
    /// Whether the CloudKit schema is in production. Before that it may change, and violations are warnings.
    package var isCloudKitDeployed: Bool

    package init(_ choices: [MigrationFindingCode: SeveritySetting] = [:], isCloudKitDeployed: Bool = false) {
        self.choices = choices
        self.isCloudKitDeployed = isCloudKitDeployed
    }

    /// Reports these codes and no others.
    package mutating func keepOnly(_ codes: Set<MigrationFindingCode>) {
        for code in MigrationFindingCode.allCases where !codes.contains(code) { choices[code] = .off }
    }

    /// Returns the level of a finding; nil if it is left out.
    package func level(of code: MigrationFindingCode) -> Severity? {
        if let choice = choices[code] { return choice.reported }
        return code == .notAllowedByCloudKit && !isCloudKitDeployed ? .warning : code.level
    }
}
