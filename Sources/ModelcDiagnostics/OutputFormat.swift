/// The reader that a command prints for.
package enum OutputFormat: String, CaseIterable, Sendable {
    /// People.
    case text
    /// Programs: one JSON document on standard output.
    case json
}
