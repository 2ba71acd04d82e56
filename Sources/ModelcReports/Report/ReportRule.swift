import ModelcDiagnostics

/// A rule that ran, whether or not it found anything.
package struct ReportRule: Hashable, Sendable {
    /// The stable id: words separated by hyphens.
    package var id: DiagnosticID
    /// One sentence with a final period that says what is wrong if the rule finds something.
    var summary: String
    package var category: String
    /// The URL of the rule's page; nil if there is none.
    var helpURL: String?
    /// Why the rule exists and what to do, as sentences; nil if there is no text.
    var helpText: String?
    /// `helpText` in Markdown, for readers that support it; nil if there is no text.
    var helpMarkdown: String?
    var defaultSeverity: Severity
    /// Search terms for the rule, in addition to its category.
    var tags: [String]

    package init(
        id: DiagnosticID, summary: String, category: String, helpURL: String? = nil, helpText: String? = nil,
        helpMarkdown: String? = nil, defaultSeverity: Severity, tags: [String] = []
    ) {
        self.id = id
        self.summary = summary
        self.category = category
        self.helpURL = helpURL
        self.helpText = helpText
        self.helpMarkdown = helpMarkdown
        self.defaultSeverity = defaultSeverity
        self.tags = tags
    }

    /// The id in camel case: `MissingInverse` for `missing-inverse`.
    var name: String {
        id.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
