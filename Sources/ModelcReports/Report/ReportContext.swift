import ModelcBase
import ModelcDiagnostics

/// Input that formats need in addition to the report.
package struct ReportContext: Sendable {
    /// The texts of files, by the paths in findings. The format `text` needs them for source lines, and edits need
    /// them for columns. If a file is missing, its source lines and columns are left out.
    var sources: [String: SourceIndex]
    /// The absolute path of the folder that relative paths start from, without a final slash.
    var root: String
    /// The colours and the line width of the format `text`.
    var layout: TextLayout
    /// Whether suppressed findings and findings in the baseline are shown. Applies to formats that leave them out by
    /// default.
    package var showsClosed: Bool
    /// The lowest severity that the format `text` shows. Findings that fail the run are always shown.
    package var leastInText = Severity.note
    /// Whether the format `text` ends with the totals.
    package var showsTotals: Bool
    /// Whether `rdjson` contains edits. False if modelc itself applies or prints them.
    var suggestsFixes: Bool
    /// Whether `sarif` contains the path of the root folder. Without the path, the output is the same on every machine.
    var namesRoot: Bool
    /// The category that distinguishes several SARIF files of one commit; may be empty.
    var sarifCategory: String
    /// The names of the options that the format `text` mentions.
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

    /// Returns the offsets, lines and columns of a location. Nil if the location is the file as a whole, or if the text
    /// of the file is not available.
    func region(_ location: SourceLocation?) -> TextRegion? {
        guard let location, let position = location.position else { return nil }
        return sources[location.path]?.region(byteOffset: position.offset, byteLength: location.length)
    }

    /// Returns `path` as an absolute path. `..` and links are not resolved, because `..` may follow a symbolic link.
    func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        let base = PathText.withSlash(root)
        return path == "." ? root : base + (path.hasPrefix("./") ? path.dropFirst(2) : path[...])
    }
}
