import ArgumentParser
import ModelcConfiguration
import ModelcJSON
import ModelcReports

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How findings are written, and where.
struct ReportArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Formats for standard output, with commas between them: "
                + ReportFormat.allCases.map(\.name).joined(separator: ", ")
                + ". (default: text; github under GitHub Actions, xcode in a build of Xcode)", valueName: "formats"))
    var format: String?

    @Option(
        help: ArgumentHelp(
            "Write a format to a file; may be repeated: --output sarif=mappings.sarif.", valueName: "format=path"))
    var output: [String] = []

    @Flag(help: "With --output: replace files that are not reports of modelc.")
    var force = false

    /// Whether standard output gets a document of JSON.
    var printsDocument: Bool {
        (try? outputs())?.contains { $0.path == nil && $0.format == .json } ?? false
    }

    /// Where each report goes.
    func outputs() throws -> [ReportOutput] {
        do throws(ReportSelectionFault) {
            return try ReportSelection.outputs(
                formats: format, outputs: output, environment: ProcessInfo.processInfo.environment)
        } catch {
            throw ValidationError("\(error.message); \(error.help)")
        }
    }
}

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

    @Flag(help: "With --output: replace files that are not reports of modelc.")
    var force = false

    @Flag(help: "Show suppressed findings, and those of the baseline, as notes.")
    var showSuppressed = false

    @Flag(help: "Show counts by rule in place of the findings.")
    var statistics = false

    /// The settings as `--format` asks for them: YAML, which is itself a configuration, or JSON for programs.
    func text(of lint: LintConfiguration) -> String {
        format == ReportFormat.json.name ? JSONWriter.text(of: lint.json) : lint.yaml
    }

    /// Wrong usage where standard output holds no report, and a format of reports is asked for all the same.
    ///
    /// - Parameters:
    ///   - option: what is printed in place of the report.
    ///   - formats: the names of formats that it can be printed in.
    func refuseReports(with option: String, besides formats: [String]) throws {
        if let format, !formats.contains(format) {
            let known = formats.joined(separator: " and ")
            throw ValidationError("\(option) prints no report: --format can be \(known) with it, not '\(format)'")
        }
        if let first = output.first {
            throw ValidationError("\(option) makes no report: leave out --output \(first)")
        }
    }

    /// Whether standard output gets a document of JSON.
    var printsDocument: Bool {
        (try? outputs())?.contains { $0.path == nil && $0.format == .json } ?? false
    }

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
