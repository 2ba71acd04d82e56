import ArgumentParser
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema

/// What fails a run, and how much findings matter.
struct PlanThresholdArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Fail on warnings of this risk as well as on errors: blocked (none), data-loss, data-dependent (and "
                + "data-loss), any.", valueName: "risk"))
    var failOn = MigrationThreshold.blocked

    @Option(
        help: ArgumentHelp(
            "How much a finding matters: \(SeveritySetting.list); may be repeated: "
                + "--severity DL201=info.", valueName: "code=severity"))
    var severity: [String] = []

    /// The severities; wrong usage where one cannot be understood.
    func severities(isCloudKitDeployed: Bool) throws -> MigrationSeverities {
        var choices: [MigrationFindingCode: SeveritySetting] = [:]
        for text in severity {
            let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let code = MigrationFindingCode(rawValue: parts[0].uppercased()) else {
                throw ValidationError("'\(text)' is not a code with a severity; write --severity DL201=error")
            }
            guard let choice = SeveritySetting(rawValue: parts[1]) else {
                let known = SeveritySetting.list
                throw ValidationError("'\(parts[1])' is not a severity: the severities are \(known)")
            }
            choices[code] = choice
        }
        return MigrationSeverities(choices, isCloudKitDeployed: isCloudKitDeployed)
    }

    func validate() throws { _ = try severities(isCloudKitDeployed: false) }
}

extension MigrationThreshold: ExpressibleByArgument {}

extension SeveritySetting {
    /// The words as messages list them.
    fileprivate static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
