import ModelcBase
import ModelcDiagnostics

/// The input of formats besides the report itself.
package struct ReportContext: Sendable {
    /// The texts of files by the paths in findings: for the source lines of `text` and the columns of edits. If a
    /// file is missing, only these are left out.
    var sources: [String: SourceIndex]
    /// The absolute path of the folder that relative paths start from, without a final slash.
    var root: String
    /// The colours and the line width of `text`.
    var layout: TextLayout
    /// Whether suppressed findings and those of the baseline are shown by formats that leave them out by default.
    package var showsClosed: Bool
    /// Whether `text` ends with the totals.
    package var showsTotals: Bool
    /// Whether `rdjson` contains edits; false if the tool itself applies or prints them.
    var suggestsFixes: Bool
    /// Whether `sarif` contains the root. Without it the file is the same on every machine.
    var namesRoot: Bool
    /// Distinguishes several SARIF files of one commit; may be empty.
    var sarifCategory: String
    /// The names of the options that `text` mentions.
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

    /// Returns the part of a file at a location, in every unit; nil for the file as a whole, and if its text is not
    /// available.
    func region(_ location: SourceLocation?) -> TextRegion? {
        guard let location, let position = location.position else { return nil }
        return sources[location.path]?.region(byteOffset: position.offset, byteLength: location.length)
    }

    /// Returns the absolute path. Nothing is resolved: `..` may go through a link.
    func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        let base = PathText.withSlash(root)
        return path == "." ? root : base + (path.hasPrefix("./") ? path.dropFirst(2) : path[...])
    }
}
