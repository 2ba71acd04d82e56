import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// Turns a report into the text of one output format. Pure: the same report and context give the same text.
package protocol Reporter: Sendable {
    /// The whole output, with a final line feed; empty where the format has nothing to say.
    func text(of report: Report, in context: ReportContext) -> String
}

/// What formats need beside the report itself.
package struct ReportContext: Sendable {
    /// The texts of files by the paths that findings give: for the source lines of `text` and the columns of edits. A
    /// file that is missing here only costs those.
    var sources: [String: SourceIndex]
    /// The absolute path that relative paths start from, without a final slash.
    var root: String
    /// Colours of `text`, and how wide its lines may be.
    var layout: TextLayout
    /// Whether suppressed findings and those of the baseline are shown by formats that leave them out otherwise.
    package var showsClosed: Bool
    /// Whether `text` ends in the totals.
    package var showsTotals: Bool
    /// Whether `rdjson` offers edits: not where the tool itself applies or prints them.
    var suggestsFixes: Bool
    /// Whether `sarif` tells the root. Without it the file is the same on every machine.
    var namesRoot: Bool
    /// What tells several SARIF files of one commit apart; may be empty.
    var sarifCategory: String
    /// What the program calls the options that `text` names.
    var options: ReportOptions

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

    /// The part of a file that a location is, in every unit; nil for the file as a whole, and where its text is not there.
    func region(_ location: SourceLocation?) -> TextRegion? {
        guard let location, let position = location.position else { return nil }
        return sources[location.path]?.region(byteOffset: position.offset, byteLength: location.length)
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
    var fixing: [FixTier: String]
    /// The option that chooses from which severity on findings are shown; nil if there is none.
    var minimumSeverity: String?
    /// The address of the folder that relative paths start from, with a final slash, for links to lines in Markdown; empty where
    /// none is known: links are then relative.
    package var linkBase = ""

    package init(fixing: [FixTier: String] = [:], minimumSeverity: String? = nil) {
        self.fixing = fixing
        self.minimumSeverity = minimumSeverity
    }
}
