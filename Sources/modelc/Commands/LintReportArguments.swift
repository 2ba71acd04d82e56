import ArgumentParser
import ModelcReports

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How findings are written, and where.
struct LintReportArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Formats for standard output, with commas between them: "
                + ReportFormat.allCases.map(\.name).joined(separator: ", ")
                + ". (default: text; github under GitHub Actions, xcode in a build of Xcode)", valueName: "formats"))
    var format: String?

    @Option(
        help: ArgumentHelp(
            "Write a format to a file; may be repeated: --output sarif=lint.sarif.", valueName: "format=path"))
    var output: [String] = []

    @Flag(help: "With --output: replace files that are no reports of modelc.")
    var force = false

    @Flag(help: "Show suppressed findings, and those of the baseline, as notes.")
    var showSuppressed = false

    @Flag(help: "Show counts by rule in place of the findings.")
    var statistics = false

    /// Where each report goes.
    func outputs() throws -> [ReportOutput] {
        do throws(ReportSelectionFault) {
            return try ReportSelection.outputs(
                formats: format, outputs: output, environment: ProcessInfo.processInfo.environment)
        } catch {
            throw ValidationError("\(error.message); \(error.help)")
        }
    }

    func validate() throws {
        guard statistics else { return }
        guard format == nil || format == ReportFormat.text.name else {
            throw ValidationError("--statistics takes the place of --format text; other formats can go to --output")
        }
    }
}
