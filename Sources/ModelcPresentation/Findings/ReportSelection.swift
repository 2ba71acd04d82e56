import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcReports

/// A format that findings can be shown in, as the tool knows it.
package typealias FindingFormat = ReportFormat

/// Which reports are written where: what the user says of the format, the output and further reports.
package enum ReportSelection {
    /// The reports of a command whose result they are, in the order to write them: the result first, then the others as
    /// they were given.
    ///
    /// - Parameters:
    ///   - reports: the further reports, each `FORMAT` or `FORMAT=PATH`. Without a path a report goes where the result
    ///     goes: to standard output, in place of the automatic format.
    ///   - result: the format of the result; nil where it is not given.
    ///   - file: the file of the result; nil for standard output.
    ///   - environment: the environment variables of the process, which choose the automatic format.
    package static func outputs(
        _ reports: [String], result: ReportFormat?, file: String?, environment: [String: String]
    ) throws(ReportSelectionFault) -> [ReportOutput] {
        let all = try parsed(reports)
        var results = result.map { [$0] } ?? []
        for output in all where output.path == nil && !results.contains(output.format) { results.append(output.format) }
        if results.isEmpty { results = [file.map(format(ofFile:)) ?? .automatic(environment: environment)] }
        let outputs = results.map { ReportOutput(format: $0, path: file) } + all.filter { $0.path != nil }
        return try checked(outputs)
    }

    /// The reports of a command with a result of another kind.
    package static func outputs(_ reports: [String]) throws(ReportSelectionFault) -> [ReportOutput] {
        try checked(try parsed(reports))
    }

    /// The report that `FORMAT` or `FORMAT=PATH` describes; the path may have further equals signs, and `-` is standard
    /// output.
    package static func output(_ text: String) throws(ReportSelectionFault) -> ReportOutput {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, !name.isEmpty else { throw .emptyFormat }
        guard let format = ReportFormat(named: String(name)) else { throw .unknownFormat(String(name)) }
        guard parts.count == 2 else { return ReportOutput(format: format, path: nil) }
        guard !parts[1].isEmpty else { throw .noPath(text) }
        return ReportOutput(format: format, path: parts[1] == "-" ? nil : String(parts[1]))
    }

    /// The format that the name of a file stands for; text where it stands for none.
    private static func format(ofFile path: String) -> ReportFormat {
        let name = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return name == "md" ? .markdown : ReportFormat(named: name) ?? .text
    }

    private static func parsed(_ reports: [String]) throws(ReportSelectionFault) -> [ReportOutput] {
        var outputs: [ReportOutput] = []
        for text in reports {
            let output = try output(text)
            if !outputs.contains(output) { outputs.append(output) }
        }
        return outputs
    }

    /// Lines of several formats can be distinguished, documents that follow each other cannot.
    private static func checked(_ outputs: [ReportOutput]) throws(ReportSelectionFault) -> [ReportOutput] {
        let standard = outputs.filter { $0.path == nil }.map(\.format)
        if standard.count > 1, !standard.allSatisfy(\.isLines) { throw .mixedStandardOutput(standard) }
        var seen: Set<String> = []
        for path in outputs.compactMap(\.path) where !seen.insert(path).inserted { throw .repeatedPath(path) }
        return outputs
    }
}

/// Where a report of one format goes.
package struct ReportOutput: Hashable, Sendable {
    package var format: ReportFormat
    /// The file; nil for standard output.
    package var path: String?

    package init(format: ReportFormat, path: String?) {
        self.format = format
        self.path = path
    }

    /// Whether standard output tells the findings in the lines of a program: on standard error they would be reported twice.
    package var isForPrograms: Bool { path == nil && format != .text && format != .json }
}

/// Why the formats and outputs of a command line cannot be used.
package enum ReportSelectionFault: Error, Hashable, Sendable {
    case unknownFormat(String)
    /// There is no name of a format.
    case emptyFormat
    /// Nothing follows the equals sign.
    case noPath(String)
    /// Two outputs write to the same file.
    case repeatedPath(String)
    /// A document shares standard output with something else.
    case mixedStandardOutput([ReportFormat])

    /// What is wrong, without a final stop.
    package var message: String {
        switch self {
        case .unknownFormat(let name): "there is no report format \(TerminalText.quoted(name))"
        case .emptyFormat: "a report has no format"
        case .noPath(let text): "the report \(TerminalText.quoted(text)) names no file"
        case .repeatedPath(let path): "two reports go to the same file \(TerminalText.quoted(path))"
        case .mixedStandardOutput(let formats):
            "\(formats.map(\.name).joined(separator: " and ")) cannot share standard output"
        }
    }

    /// The next step.
    ///
    /// - Parameter wording: how options are named.
    package func help(_ wording: Wording) -> String {
        switch self {
        case .unknownFormat(let name):
            SpellingSuggestion.nearest(to: name, among: ReportFormat.allCases.map(\.name))
                .map { "did you mean \($0)?" } ?? ReportSelectionFault.allFormats
        case .emptyFormat: ReportSelectionFault.allFormats
        case .noPath: "write FORMAT=PATH, such as sarif=lint.sarif"
        case .repeatedPath: "give each report a file of its own"
        case .mixedStandardOutput: "give all but one a file: \(wording[.report]) FORMAT=PATH"
        }
    }

    private static let allFormats = "the formats are " + ReportFormat.allCases.map(\.name).joined(separator: ", ")
}
