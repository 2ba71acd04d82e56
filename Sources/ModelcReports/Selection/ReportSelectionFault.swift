import ModelcText

/// Why the formats and outputs of a command line cannot be used.
package enum ReportSelectionFault: Error, Hashable, Sendable {
    case unknownFormat(String)
    /// There is nothing between two commas, or nothing at all.
    case emptyFormat
    /// An output is not of the form `format=path`.
    case noPath(String)
    /// Two outputs write to the same file.
    case repeatedPath(String)
    /// A document shares standard output with something else.
    case mixedStandardOutput([ReportFormat])

    /// What is wrong, without a final stop.
    package var message: String {
        switch self {
        case .unknownFormat(let name): "there is no report format \(TerminalText.quoted(name))"
        case .emptyFormat: "the list of report formats has an empty name"
        case .noPath(let text): "the output \(TerminalText.quoted(text)) does not name a format and a file"
        case .repeatedPath(let path): "two reports go to the same file \(TerminalText.quoted(path))"
        case .mixedStandardOutput(let formats):
            "\(formats.map(\.name).joined(separator: " and ")) cannot share standard output"
        }
    }

    /// The next step.
    package var help: String {
        switch self {
        case .unknownFormat(let name):
            SpellingSuggestion.nearest(to: name, among: ReportFormat.allCases.map(\.name))
                .map { "did you mean \($0)?" } ?? ReportSelectionFault.allFormats
        case .emptyFormat: ReportSelectionFault.allFormats
        case .noPath: "write FORMAT=PATH, such as sarif=lint.sarif"
        case .repeatedPath: "give each report a file of its own"
        case .mixedStandardOutput: "give all but one a file: --output FORMAT=PATH"
        }
    }

    private static let allFormats = "the formats are " + ReportFormat.allCases.map(\.name).joined(separator: ", ")
}
