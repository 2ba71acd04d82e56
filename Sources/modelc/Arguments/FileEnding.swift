import ArgumentParser
import ModelcBase
import ModelcPresentation

/// The formats that the ending of a result file stands for. A file whose ending promises another format than it gets would be
/// misread by every program that opens it.
enum FileEnding {
    /// The formats by the name that an ending stands for. Files with other endings may have any format.
    private static let formats: [String: Set<String>] = [
        "json": ["json", "sarif", "gitlab", "rdjson"], "sarif": ["sarif"], "jsonl": ["jsonl"],
        "markdown": ["markdown"], "html": ["html"], "xml": ["junit", "checkstyle"], "svg": ["svg"], "dot": ["dot"],
        "mmd": ["mermaid"],
    ]

    /// Says that a file gets another format than its ending promises, because the user names that format.
    ///
    /// - Parameters:
    ///   - file: the path of the file for the result; nil for standard output.
    ///   - given: the format that the user names; nil for that of the ending.
    static func warn(_ file: String?, given: String?) {
        guard let file, let given, let meant = formats[ReportSelection.formatName(ofFile: file)], !meant.contains(given)
        else { return }
        Console.printError(
            "warning: '\(TerminalText.escaped(file))' is written as \(given), because of --format \(given); its ending is one "
                + "for \(list(meant))\n")
    }

    /// Throws if the ending of a file is one for a format that the result does not have, and no format is named.
    ///
    /// - Parameters:
    ///   - file: the path of the file for the result; nil for standard output.
    ///   - given: the format that the user names; nil for that of the ending.
    ///   - all: the formats of the result.
    ///   - isFindings: whether the formats are those of reports, so that the result is one itself.
    static func refuse(_ file: String?, given: String?, of all: [String], isFindings: Bool = false) throws {
        guard given == nil, let file, let meant = formats[ReportSelection.formatName(ofFile: file)],
            meant.isDisjoint(with: all)
        else { return }
        let report = meant.sorted().first { FindingFormat(named: $0) != nil && !isFindings }
        let advice = report.map { "; for the findings: --report \($0)=\(file)" } ?? ""
        throw ValidationError(
            "'\(file)' would not be \(list(meant)): the formats of the result are \(list(all))\(advice)")
    }

    /// Throws if the ending stands for several formats, none of which has its name.
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
