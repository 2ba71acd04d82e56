/// An output format of reports.
package struct ReportFormat: Sendable {
    /// The name as the user types it.
    package let name: String
    /// True if the output consists of lines, which may be mixed with lines of other such formats. False if the output
    /// is a document: nothing may follow it.
    package let isLines: Bool
    /// The reporter that writes the format.
    package let reporter: any Reporter
    /// Whether a new report may overwrite an existing file because the file looks like a report in this format. `start`
    /// is the beginning of the file without leading white space. Most formats are defined by other programs and have no
    /// place for a marker of modelc.
    package let isWritten: @Sendable (_ start: Substring) -> Bool

    init(
        _ name: String, _ reporter: any Reporter, isLines: Bool = false,
        isWritten: @escaping @Sendable (_ start: Substring) -> Bool
    ) {
        self.name = name
        self.isLines = isLines
        self.reporter = reporter
        self.isWritten = isWritten
    }
}

extension ReportFormat: Hashable, CustomStringConvertible {
    /// Formats are equal if their names are.
    package static func == (left: ReportFormat, right: ReportFormat) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    package var description: String { name }
}

extension ReportFormat: CaseIterable {
    /// All formats, in the order of help and messages. Each is defined in its own file in this folder.
    package static let allCases: [ReportFormat] = [
        text, xcode, momc, json, jsonl, sarif, github, gitlab, junit, checkstyle, azure, rdjson, markdown,
    ]

    /// Creates the format with this name, as the user types it; nil if there is none.
    package init?(named name: String) {
        guard let format = ReportFormat.allCases.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// Returns the format that suits the environment: GitHub Actions, a build phase of Xcode, or a terminal.
    ///
    /// - Parameter environment: the environment variables of the process.
    package static func automatic(environment: [String: String]) -> ReportFormat {
        if environment["GITHUB_ACTIONS"] == "true" { return .github }
        if environment["XCODE_VERSION_ACTUAL"]?.isEmpty == false { return .xcode }
        return .text
    }
}

extension Substring {
    /// Whether the text begins with the line of a finding, such as `path:line:column: warning: message [rule]`.
    var beginsWithFinding: Bool {
        guard let first, !"{[<#".contains(first) else { return false }
        return prefix { !$0.isNewline }.firstMatch(of: #/^.+: (error|warning|note): .+ \[[A-Za-z0-9/-]+\]$/#) != nil
    }

    /// Whether the text is a JSON document in which the name of the program is modelc.
    var isDocumentOfModelc: Bool { hasPrefix("{") && contains("\"name\": \"modelc\"") }
}
