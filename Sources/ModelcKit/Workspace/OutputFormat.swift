/// For whom a command prints.
package enum OutputFormat: String, CaseIterable, Sendable {
    /// People.
    case text
    /// Programs: one JSON document on standard output.
    case json
}
