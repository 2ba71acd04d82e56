import ModelcDiagnostics

/// A rule that ran, whether or not it found anything.
package struct ReportRule: Hashable, Sendable {
    /// The stable name: words with hyphens.
    package var id: DiagnosticID
    /// One sentence with a full stop that says what is wrong where the rule finds something.
    package var summary: String
    package var category: String
    /// The address of the rule's page; nil where there is none.
    package var helpURL: String?
    /// Why the rule is there and what to do, as sentences; nil where nobody says.
    package var helpText: String?
    /// The same in Markdown, for readers that show it; nil where nobody says.
    package var helpMarkdown: String?
    package var defaultSeverity: Severity
    /// Words to find the rule by, beside its category.
    package var tags: [String]

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

    /// The id in the spelling of types: `missing-inverse` is `MissingInverse`.
    package var name: String {
        id.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
