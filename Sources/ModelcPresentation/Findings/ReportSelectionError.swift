import ModelcBase
import ModelcKit
import ModelcReports

/// Why the formats and outputs of a command line cannot be used.
package enum ReportSelectionError: Error, Hashable, Sendable {
    case unknownFormat(String)
    /// The name of the format is missing.
    case emptyFormat
    /// The path after the equals sign is missing.
    case noPath(String)
    /// Two outputs write to the same file.
    case repeatedPath(String)
    /// A document shares standard output with other output.
    case mixedStandardOutput([ReportFormat])

    /// The error, without a final period.
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

    /// Returns the next step.
    ///
    /// - Parameter wording: the names of options.
    package func help(_ wording: Wording) -> String {
        switch self {
        case .unknownFormat(let name):
            SpellingSuggestion.nearest(to: name, among: ReportFormat.allCases.map(\.name))
                .map { "did you mean \($0)?" } ?? ReportSelectionError.allFormats
        case .emptyFormat: ReportSelectionError.allFormats
        case .noPath: "write FORMAT=PATH, such as sarif=lint.sarif"
        case .repeatedPath: "give each report a file of its own"
        case .mixedStandardOutput: "give all but one a file: \(wording[.report]) FORMAT=PATH"
        }
    }

    private static let allFormats = "the formats are " + ReportFormat.allCases.map(\.name).joined(separator: ", ")
}
