import ModelcReports
import ModelcText

/// Which formats are written where: what `--format` and `--output` say.
enum ReportSelection {
    /// The outputs in the order to write them: standard output first, then the files in their given order.
    ///
    /// A format that has a file does not go to standard output as well. Where no format is left for standard output, it
    /// gets the automatic one if none was named at all, so that a run with files only still says what it found.
    ///
    /// - Parameters:
    ///   - formats: the value of `--format`, names with commas between them; nil where it is not given.
    ///   - outputs: the values of `--output`, each `format=path`.
    ///   - environment: the environment variables of the process, which choose the automatic format.
    static func outputs(
        formats: String?, outputs: [String], environment: [String: String]
    ) throws(ReportSelectionFault) -> [ReportOutput] {
        var files: [ReportOutput] = []
        for text in outputs { files.append(try output(text)) }
        var named: [ReportFormat] = []
        for format in try formats.map(list) ?? [.automatic(environment: environment)]
        where !named.contains(format) && (formats == nil || !files.contains { $0.format == format }) {
            named.append(format)
        }
        try check(files)
        if named.count > 1, !named.allSatisfy(\.isLines) { throw .mixedStandardOutput(named) }
        return named.map { ReportOutput(format: $0, path: nil) } + files
    }

    /// The formats of a list of names with commas between them; blanks around a name do not count.
    static func list(_ text: String) throws(ReportSelectionFault) -> [ReportFormat] {
        var formats: [ReportFormat] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            formats.append(try format(part))
        }
        return formats
    }

    /// The output that `format=path` describes; the path may have further equals signs.
    static func output(_ text: String) throws(ReportSelectionFault) -> ReportOutput {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty else { throw .noPath(text) }
        return ReportOutput(format: try format(parts[0]), path: String(parts[1]))
    }

    private static func format(_ text: Substring) throws(ReportSelectionFault) -> ReportFormat {
        let start = text.drop { $0 == " " }
        let name = String(start.prefix { $0 != " " })
        guard !name.isEmpty else { throw .emptyFormat }
        guard start.dropFirst(name.count).allSatisfy({ $0 == " " }), let format = ReportFormat(named: name)
        else { throw .unknownFormat(String(start)) }
        return format
    }

    private static func check(_ files: [ReportOutput]) throws(ReportSelectionFault) {
        var seen: Set<String> = []
        for path in files.compactMap(\.path) where !seen.insert(path).inserted { throw .repeatedPath(path) }
    }
}

/// Where a report of one format goes.
struct ReportOutput: Hashable, Sendable {
    var format: ReportFormat
    /// The file; nil for standard output.
    var path: String?

    init(format: ReportFormat, path: String?) {
        self.format = format
        self.path = path
    }
}

/// Why the formats and outputs of a command line cannot be used.
enum ReportSelectionFault: Error, Hashable, Sendable {
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
    var message: String {
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
    var help: String {
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
