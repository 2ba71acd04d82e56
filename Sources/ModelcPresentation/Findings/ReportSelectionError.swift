import ModelcBase
import ModelcKit
import ModelcReports

/// The reason why the formats and outputs on a command line cannot be used.
package enum ReportSelectionError: Error, Hashable, Sendable {
    case unknownFormat(String)
    /// There is no format name in front of the equals sign.
    case emptyFormat
    /// There is no path after the equals sign.
    case noPath(String)
    /// Two reports have the same path.
    case repeatedPath(String)
    /// A document and another report both go to standard output.
    case mixedStandardOutput([ReportFormat])

    /// The error message, without a final period.
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

    /// Returns the advice for the user.
    ///
    /// - Parameter wording: the names of options in the text, such as `--store`.
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
