import ArgumentParser
import ModelcBase
import ModelcPresentation

/// The formats that a result file may have because of its extension. A file in another format would be misread by
/// programs that open it.
enum FileEnding {
    /// Key: the name of the format for a file extension, such as `markdown` for `.md`. Value: the formats that such a
    /// file may have. Files with other extensions may have any format.
    private static let formats: [String: Set<String>] = [
        "json": ["json", "sarif", "gitlab", "rdjson"], "sarif": ["sarif"], "jsonl": ["jsonl"],
        "markdown": ["markdown"], "html": ["html"], "xml": ["junit", "checkstyle"], "svg": ["svg"], "dot": ["dot"],
        "mmd": ["mermaid"],
    ]

    /// Prints a warning if a file is written in a format that its extension does not suggest, because the user
    /// requested this format.
    ///
    /// - Parameters:
    ///   - file: the path of the file for the result; nil for standard output.
    ///   - given: the format that the user requested; nil if the extension determines the format.
    static func warn(_ file: String?, given: String?) {
        guard let file, let given, let meant = formats[ReportSelection.formatName(ofFile: file)], !meant.contains(given)
        else { return }
        Console.printError(
            "warning: '\(TerminalText.escaped(file))' is written as \(given), because of --format \(given); its ending is one "
                + "for \(list(meant))\n")
    }

    /// Throws a usage error if the user requested no format, and the result cannot have a format that the file's
    /// extension suggests.
    ///
    /// - Parameters:
    ///   - file: the path of the file for the result; nil for standard output.
    ///   - given: the format that the user requested; nil if the extension determines the format.
    ///   - all: the formats of the result.
    ///   - isFindings: whether the result is itself a report of findings. If not, the error may also suggest
    ///     `--report`.
    static func refuse(_ file: String?, given: String?, of all: [String], isFindings: Bool = false) throws {
        guard given == nil, let file, let meant = formats[ReportSelection.formatName(ofFile: file)],
            meant.isDisjoint(with: all)
        else { return }
        let report = meant.sorted().first { FindingFormat(named: $0) != nil && !isFindings }
        let advice = report.map { "; for the findings: --report \($0)=\(file)" } ?? ""
        throw ValidationError(
            "'\(file)' would not be \(list(meant)): the formats of the result are \(list(all))\(advice)")
    }

    /// Throws a usage error if the user requested no format, and the file's extension suggests several formats but is
    /// not the name of one of them, such as `.xml`.
    static func refuseAmbiguous(_ file: String?, given: String?) throws {
        guard given == nil, let file else { return }
        let name = ReportSelection.formatName(ofFile: file)
        guard let meant = formats[name], meant.count > 1, !meant.contains(name) else { return }
        let ways = meant.sorted().map { "--format \($0)" }.joined(separator: " or ")
        throw ValidationError("the ending of '\(file)' stands for several formats: add \(ways)")
    }

    private static func list(_ names: some Collection<String>) -> String {
        names is Set<String> ? names.sorted().joined(separator: " or ") : names.joined(separator: ", ")
    }
}
