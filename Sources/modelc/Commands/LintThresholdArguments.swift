import ArgumentParser
import ModelcConfiguration
import ModelcDiagnostics

/// What is shown, and what fails a run.
struct LintThresholdArguments: ParsableArguments {
    @Option(help: "Show findings from this severity up: error, warning or info.")
    var minSeverity: Severity?

    @Option(help: "Exit with 1 from this severity up: error, warning, info or never. (default: warning)")
    var failOn: Choice.FailingSeverity?

    @Option(help: ArgumentHelp("Exit with 1 if there are more than N warnings.", valueName: "n"))
    var maxWarnings: Int?

    func validate() throws {
        if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings is a number from 0") }
    }

    func set(_ lint: inout LintConfiguration) {
        lint.minSeverity = minSeverity.map { .flag($0) }
        lint.failOn = failOn.map { .flag($0) }
        lint.maxWarnings = maxWarnings.map { .flag($0) }
    }
}

extension Severity: ExpressibleByArgument {}
extension Choice.FailingSeverity: ExpressibleByArgument {}
