import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// The default of `--fail-on`: the lowest severity of a finding that fails the command.
protocol FailingDefault {
    /// The severity as help shows it.
    static var text: String { get }
}

/// Options that select the findings to report, their severities, and the findings that fail the run.
struct FindingArguments<Default: FailingDefault>: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Set the severity of an id: \(SeveritySetting.list); may be repeated: --severity DL201=info.",
            valueName: "id=severity"), completion: .severities)
    var severity: [String] = []

    @Option(
        help: ArgumentHelp("Report only these ids or categories; may be repeated.", valueName: "ids"),
        completion: .ids)
    var only: [String] = []

    @Option(
        help: ArgumentHelp("Do not report these ids or categories; may be repeated.", valueName: "ids"),
        completion: .ids)
    var except: [String] = []

    @Option(
        help: ArgumentHelp(
            "Exit with 1 if there are findings at or above this severity. (default: \(Default.text))",
            valueName: "severity"))
    var failOn: FailingSeverity?

    /// Returns the ids and severities given with `--severity`.
    func severities() throws -> [(id: String, setting: SeveritySetting)] {
        try severity.map { text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw ValidationError("'\(text)' is not an id with a severity; write --severity DL201=error")
            }
            guard let setting = SeveritySetting(rawValue: parts[1]) else {
                throw ValidationError("'\(parts[1])' is not a severity: the severities are \(SeveritySetting.list)")
            }
            return (parts[0], setting)
        }
    }

    var onlyNames: [String] { NameList.names(only) }
    var exceptNames: [String] { NameList.names(except) }

    func validate() throws { _ = try severities() }
}

extension SeveritySetting {
    /// The words as messages list them.
    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension Severity: ArgumentChoice {}
extension FailingSeverity: ArgumentChoice {}
