import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// The severities of findings: the value in the settings, or else the default of the code.
package struct MigrationSeverities: Hashable, Sendable {
    /// The severities in the settings, by code.
    package var choices: [MigrationFindingCode: SeveritySetting]
    /// Whether the CloudKit schema is in production. If not, it may still change, and violations are only warnings.
    package var isCloudKitDeployed: Bool

    package init(_ choices: [MigrationFindingCode: SeveritySetting] = [:], isCloudKitDeployed: Bool = false) {
        self.choices = choices
        self.isCloudKitDeployed = isCloudKitDeployed
    }

    /// Turns off all codes except the given ones.
    package mutating func keepOnly(_ codes: Set<MigrationFindingCode>) {
        for code in MigrationFindingCode.allCases where !codes.contains(code) { choices[code] = .off }
    }

    /// Returns the severity of a finding; nil if it is turned off.
    package func level(of code: MigrationFindingCode) -> Severity? {
        if let choice = choices[code] { return choice.reported }
        return code == .notAllowedByCloudKit && !isCloudKitDeployed ? .warning : code.level
    }
}
