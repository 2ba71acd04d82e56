import ModelcReports
import ModelcText

/// Which reports are written where: what `--format`, `--output` and `--report` say.
enum ReportSelection {
    /// The reports of a command whose result they are, in the order to write them: the result first, then the others as
    /// they were given.
    ///
    /// - Parameters:
    ///   - reports: the values of `--report`, each `FORMAT` or `FORMAT=PATH`. Without a path a report goes where the result
    ///     goes: to standard output, in place of the automatic format.
    ///   - result: the value of `--format`; nil where it is not given.
    ///   - file: the file of the result; nil for standard output.
    ///   - environment: the environment variables of the process, which choose the automatic format.
    static func outputs(
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
    static func outputs(_ reports: [String]) throws(ReportSelectionFault) -> [ReportOutput] {
        try checked(try parsed(reports))
    }

    /// The report that `FORMAT` or `FORMAT=PATH` describes; the path may have further equals signs, and `-` is standard
    /// output.
    static func output(_ text: String) throws(ReportSelectionFault) -> ReportOutput {
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
    /// There is no name of a format.
    case emptyFormat
    /// Nothing follows the equals sign.
    case noPath(String)
    /// Two outputs write to the same file.
    case repeatedPath(String)
    /// A document shares standard output with something else.
    case mixedStandardOutput([ReportFormat])

    /// What is wrong, without a final stop.
    var message: String {
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
    var help: String {
        switch self {
        case .unknownFormat(let name):
            SpellingSuggestion.nearest(to: name, among: ReportFormat.allCases.map(\.name))
                .map { "did you mean \($0)?" } ?? ReportSelectionFault.allFormats
        case .emptyFormat: ReportSelectionFault.allFormats
        case .noPath: "write FORMAT=PATH, such as sarif=lint.sarif"
        case .repeatedPath: "give each report a file of its own"
        case .mixedStandardOutput: "give all but one a file: --report FORMAT=PATH"
        }
    }

    private static let allFormats = "the formats are " + ReportFormat.allCases.map(\.name).joined(separator: ", ")
}
