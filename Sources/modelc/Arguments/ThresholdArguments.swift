import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// Options for the lowest severity to show and for the maximum number of warnings.
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
