/// The format in which a command prints its result.
package enum OutputFormat: String, CaseIterable, Sendable {
    /// Text for people.
    case text
    /// One JSON document on standard output, for programs.
    case json
}
