import ModelcSettings

/// The names of the program's options, for advice in a report, and the base URL for links to files.
package struct ReportOptions: Sendable {
    /// The commands that apply the fixes of a tier. A tier that no command applies is missing.
    var fixing: [FixTier: String]
    /// The option that sets the lowest severity to show; nil if there is none.
    var minimumSeverity: String?
    /// The URL of the folder that relative paths start from, with a final slash, for links to lines in Markdown. Empty
    /// if it is not known; links are then relative.
    package var linkBase = ""

    package init(fixing: [FixTier: String] = [:], minimumSeverity: String? = nil) {
        self.fixing = fixing
        self.minimumSeverity = minimumSeverity
    }
}
