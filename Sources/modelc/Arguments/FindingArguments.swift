import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// The default of `--fail-on`: the lowest severity of findings that fail a command.
protocol FailingDefault {
    /// The severity as shown in help.
    static var text: String { get }
}

/// The default of `lint` and `mapping check`.
enum FailingOnWarnings: FailingDefault {
    static let text = "warning"
}

/// The default of `plan`.
enum FailingOnErrors: FailingDefault {
    static let value = FailingSeverity.error
    static let text = value.rawValue
}

/// The default of `check`.
enum FailingByPart: FailingDefault {
    static let text = "error; for lint and mapping models warning"
}

/// Options that select the reported findings, their severities, and the findings that fail the run.
struct FindingArguments<Default: FailingDefault>: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Set the severity of an id: \(SeveritySetting.list); may be repeated: --severity DL201=info.",
            valueName: "id=severity"), completion: .ids)
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

/// Limits on the severity of shown findings and on the number of warnings.
struct ThresholdArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Show findings at or above this severity. (default: warning)", valueName: "severity"))
    var minSeverity: Severity?

    @Option(help: ArgumentHelp("Exit with 1 if there are more than N warnings.", valueName: "n"))
    var maxWarnings: Int?

    func validate() throws {
        if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings is a number from 0") }
    }

    func set(_ lint: inout LintConfiguration) {
        lint.minSeverity = minSeverity.map { .flag($0) }
        lint.maxWarnings = maxWarnings.map { .flag($0) }
    }
}

/// Parses options that can be repeated and contain commas.
enum NameList {
    static func names(_ values: [String]) -> [String] {
        values.flatMap { $0.split(separator: ",") }.map(trimmed)
    }

    /// Returns a part without leading and trailing spaces.
    static func trimmed(_ part: Substring) -> String {
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

extension SeveritySetting {
    /// The words as listed in messages.
    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension Severity: ArgumentChoice {}
extension FailingSeverity: ArgumentChoice {}

/// Options for the baseline: the findings to tolerate.
struct BaselineArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The baseline file. Findings in it are not reported. (default: 'baseline' under 'lint' in .modelc.yml)",
            valueName: "path"),
        completion: .file())
    var baseline: String?

    @Flag(help: "Write all findings to the baseline.")
    var writeBaseline = false

    @Flag(help: "Remove baseline entries whose findings no longer exist.")
    var pruneBaseline = false

    @Flag(help: "Exit with 1 if the baseline has entries whose findings no longer exist.")
    var strictBaseline = false

    func validate() throws {
        try ValidationError.refuseTogether(("--write-baseline", writeBaseline), ("--prune-baseline", pruneBaseline))
    }

    /// The baseline that the options select, and the action on it.
    var choice: BaselineChoice {
        var choice = BaselineChoice()
        choice.file = baseline
        choice.action.writes = writeBaseline
        choice.action.prunes = pruneBaseline
        choice.action.isStrict = strictBaseline
        return choice
    }
}
