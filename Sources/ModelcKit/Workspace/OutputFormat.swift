/// For whom a command prints.
package enum OutputFormat: String, CaseIterable, Sendable {
    /// People.
    case text
    /// Programs: one JSON document on standard output.
    case json
}

/// The tool's version. Its documentation has no address of its own: `modelc explain RULE` shows the page of a rule.
package enum ModelcVersion {
    package static let text = "0.1.0"
}
