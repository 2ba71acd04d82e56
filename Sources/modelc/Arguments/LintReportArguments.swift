import ArgumentParser
import ModelcConfiguration
import ModelcDiagnostics
import ModelcPresentation
import ModelcReports

/// How the findings of lint are shown.
struct LintReportArguments: ParsableArguments {
    @Flag(help: "Show suppressed findings, and those of the baseline, as notes.")
    var showSuppressed = false

    @Flag(help: "Show counts by rule in place of the findings.")
    var statistics = false
}

extension FindingReportArguments {
    /// The settings as `--format` asks for them: YAML, which is itself a configuration, or JSON for programs.
    func text(of lint: LintConfiguration) -> String {
        format == .json ? ResultDocument("lint", result: lint.json).text : lint.yaml
    }

    /// Wrong usage where standard output holds no report, and a format of reports is requested all the same.
    ///
    /// - Parameters:
    ///   - option: what is printed in place of the report.
    ///   - formats: those that it can be printed in.
    func refuseReports(with option: String, besides formats: [ReportFormat]) throws {
        if let format, !formats.contains(format) {
            let known = formats.map(\.name).joined(separator: " or ")
            throw ValidationError("\(option) prints no report: --format can be \(known) with it, not '\(format.name)'")
        }
        if let first = report.first {
            throw ValidationError("\(option) prints no report: leave out --report \(first)")
        }
    }
}
