import ArgumentParser
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
