import ModelcDiagnostics
import ModelcSettings
import ModelcText

/// An output format of reports.
package struct ReportFormat: Sendable {
    /// The name as the user types it.
    package let name: String
    /// Whether the output is a sequence of lines that stay valid beside those of another such format. The others are
    /// documents, which nothing may follow.
    package let isLines: Bool
    /// What writes the format.
    package let reporter: any Reporter
    /// Whether a file that begins like this, white space aside, can be a report of the format: such a file may be replaced by a
    /// new one. Most formats are those of other programs and leave no room for a marker.
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
    /// Formats are distinguished by their names.
    package static func == (left: ReportFormat, right: ReportFormat) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    package var description: String { name }
}

extension ReportFormat: CaseIterable {
    /// The formats in the order in which help and messages name them. Each is declared in its file in `Formats/`.
    package static let allCases: [ReportFormat] = [
        text, xcode, momc, json, jsonl, sarif, github, gitlab, junit, checkstyle, azure, rdjson, markdown,
    ]

    /// The format of a name as the user types it.
    package init?(named name: String) {
        guard let format = ReportFormat.allCases.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// The format for the reader of the output: GitHub Actions, a build phase of Xcode, or a person.
    ///
    /// - Parameter environment: the environment variables of the process.
    package static func automatic(environment: [String: String]) -> ReportFormat {
        if environment["GITHUB_ACTIONS"] == "true" { return .github }
        if environment["XCODE_VERSION_ACTUAL"]?.isEmpty == false { return .xcode }
        return .text
    }
}

/// Turns a report into the text of one output format. Pure: the same report and context give the same text.
package protocol Reporter: Sendable {
    /// The whole output, with a final line feed; empty where the format has nothing to say.
    func text(of report: Report, in context: ReportContext) -> String
}

/// What formats need beside the report itself.
package struct ReportContext: Sendable {
    /// The texts of files by the paths that findings give: for the source lines of `text` and the columns of edits. A
    /// file that is missing here only costs those.
    package var sources: [String: SourceIndex]
    /// The absolute path that relative paths start from, without a final slash.
    package var root: String
    /// Colours of `text`, and how wide its lines may be.
    package var layout: TextLayout
    /// Whether suppressed findings and those of the baseline are shown by formats that leave them out otherwise.
    package var showsClosed: Bool
    /// Whether `text` ends in the totals.
    package var showsTotals: Bool
    /// Whether `rdjson` offers edits: not where the tool itself applies or prints them.
    package var suggestsFixes: Bool
    /// Whether `sarif` tells the root. Without it the file is the same on every machine.
    package var namesRoot: Bool
    /// What tells several SARIF files of one commit apart; may be empty.
    package var sarifCategory: String
    /// What the program calls the options that `text` names.
    package var options: ReportOptions

    package init(
        sources: [String: SourceIndex], root: String, layout: TextLayout = .plain, showsClosed: Bool = false,
        showsTotals: Bool = true, suggestsFixes: Bool = true, namesRoot: Bool = true, sarifCategory: String = "",
        options: ReportOptions = ReportOptions()
    ) {
        self.sources = sources
        self.root = root
        self.layout = layout
        self.showsClosed = showsClosed
        self.showsTotals = showsTotals
        self.suggestsFixes = suggestsFixes
        self.namesRoot = namesRoot
        self.sarifCategory = sarifCategory
        self.options = options
    }

    /// The path from the root of the file system on. Nothing is resolved: `..` may go through a link.
    func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        let base = PathText.withSlash(root)
        return path == "." ? root : base + (path.hasPrefix("./") ? path.dropFirst(2) : path[...])
    }
}

/// What the program calls its options, for the lines of a report that say how to go on, and where its files can be seen.
package struct ReportOptions: Sendable {
    /// The options that make the fixes of a tier. A tier that no option makes is missing.
    package var fixing: [FixTier: String]
    /// The option that chooses from which severity on findings are shown; nil if there is none.
    package var minimumSeverity: String?
    /// The address of the folder that relative paths start from, with a final slash, for links to lines in Markdown; empty where
    /// none is known: links are then relative.
    package var linkBase = ""

    package init(fixing: [FixTier: String] = [:], minimumSeverity: String? = nil) {
        self.fixing = fixing
        self.minimumSeverity = minimumSeverity
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
