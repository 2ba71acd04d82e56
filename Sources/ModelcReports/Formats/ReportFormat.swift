/// An output format of reports.
package struct ReportFormat: Sendable {
    /// The name as the user types it.
    package let name: String
    /// Whether the output is a sequence of lines that stay valid next to those of another such format. The others are
    /// documents, which must not be followed by anything.
    package let isLines: Bool
    /// The reporter that writes the format.
    package let reporter: any Reporter
    /// Whether a file with this start, ignoring white space, can be a report of the format, and may therefore be
    /// replaced by a new one. Most formats are those of other programs and have no room for a marker.
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
    /// Compares by name.
    package static func == (left: ReportFormat, right: ReportFormat) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    package var description: String { name }
}

extension ReportFormat: CaseIterable {
    /// The formats in the order of help and messages. Each is declared in its own file in this folder.
    package static let allCases: [ReportFormat] = [
        text, xcode, momc, json, jsonl, sarif, github, gitlab, junit, checkstyle, azure, rdjson, markdown,
    ]

    /// Creates the format with a name as the user types it.
    package init?(named name: String) {
        guard let format = ReportFormat.allCases.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// Returns the format for the reader of the output: GitHub Actions, a build phase of Xcode, or a person.
    ///
    /// - Parameter environment: the environment variables of the process.
    package static func automatic(environment: [String: String]) -> ReportFormat {
        if environment["GITHUB_ACTIONS"] == "true" { return .github }
        if environment["XCODE_VERSION_ACTUAL"]?.isEmpty == false { return .xcode }
        return .text
    }
}

extension Substring {
    /// Whether the text begins with a line of a finding: `path:line:column: warning: message [rule]`.
    var beginsWithFinding: Bool {
        guard let first, !"{[<#".contains(first) else { return false }
        return prefix { !$0.isNewline }.firstMatch(of: #/^.+: (error|warning|note): .+ \[[A-Za-z0-9/-]+\]$/#) != nil
    }

    /// Whether the text is a JSON document that names modelc as its program.
    var isDocumentOfModelc: Bool { hasPrefix("{") && contains("\"name\": \"modelc\"") }
}
