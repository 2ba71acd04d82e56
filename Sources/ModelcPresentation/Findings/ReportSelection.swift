import ModelcBase
import ModelcKit
import ModelcReports

/// The type of report formats, under the name that the command-line tool uses.
package typealias FindingFormat = ReportFormat

/// Determines the reports and their destinations from the options for format, output and additional reports.
package enum ReportSelection {
    /// Returns the outputs of a command that prints a report. The main report comes first. Additional reports with a
    /// path follow, in the given order.
    ///
    /// - Parameters:
    ///   - reports: the additional reports, each `FORMAT` or `FORMAT=PATH`. A report without a path is written to the
    ///     same destination as the main report. If `result` is nil, it replaces the main report.
    ///   - result: the format of the main report. If it is nil and no additional report lacks a path, the format
    ///     depends on the extension of `file`, or on `environment` if `file` is nil.
    ///   - file: the file of the main report; nil for standard output.
    ///   - environment: the environment variables of the process. They show whether it runs in GitHub Actions, in a
    ///     build phase of Xcode, or in neither.
    package static func outputs(
        _ reports: [String], result: ReportFormat?, file: String?, environment: [String: String]
    ) throws(ReportSelectionError) -> [ReportOutput] {
        let all = try parsed(reports)
        var results = result.map { [$0] } ?? []
        for output in all where output.path == nil && !results.contains(output.format) { results.append(output.format) }
        if results.isEmpty {
            let ofFile = file.map { ReportFormat(named: formatName(ofFile: $0)) ?? .text }
            results = [ofFile ?? .automatic(environment: environment)]
        }
        let outputs = results.map { ReportOutput(format: $0, path: file) } + all.filter { $0.path != nil }
        return try checked(outputs)
    }

    /// Returns the additional reports of a command whose result is not a report.
    package static func outputs(_ reports: [String]) throws(ReportSelectionError) -> [ReportOutput] {
        try checked(try parsed(reports))
    }

    /// Returns the report for `FORMAT` or `FORMAT=PATH`. The path may contain more equals signs; `-` is standard
    /// output.
    package static func output(_ text: String) throws(ReportSelectionError) -> ReportOutput {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, !name.isEmpty else { throw .emptyFormat }
        guard let format = ReportFormat(named: String(name)) else { throw .unknownFormat(String(name)) }
        guard parts.count == 2 else { return ReportOutput(format: format, path: nil) }
        guard !parts[1].isEmpty else { throw .noPath(text) }
        return ReportOutput(format: format, path: parts[1] == "-" ? nil : String(parts[1]))
    }

    /// Returns the name of the format for the extension of a file; empty for a file without an extension.
    package static func formatName(ofFile path: String) -> String {
        let parts = PathText.name(of: path).split(separator: ".", omittingEmptySubsequences: false)
        let ending = parts.count > 1 ? parts.last?.lowercased() ?? "" : ""
        return ["md": "markdown", "htm": "html", "txt": "text"][ending] ?? ending
    }

    private static func parsed(_ reports: [String]) throws(ReportSelectionError) -> [ReportOutput] {
        var outputs: [ReportOutput] = []
        for text in reports {
            let output = try output(text)
            if !outputs.contains(output) { outputs.append(output) }
        }
        return outputs
    }

    /// Returns the outputs unchanged. Throws an error if standard output would contain a document together with another
    /// report (only formats that consist of lines can be combined), or if two reports have the same file.
    private static func checked(_ outputs: [ReportOutput]) throws(ReportSelectionError) -> [ReportOutput] {
        let standard = outputs.filter { $0.path == nil }.map(\.format)
        if standard.count > 1, !standard.allSatisfy(\.isLines) { throw .mixedStandardOutput(standard) }
        var seen: Set<String> = []
        for path in outputs.compactMap(\.path) where !seen.insert(path).inserted { throw .repeatedPath(path) }
        return outputs
    }
}
