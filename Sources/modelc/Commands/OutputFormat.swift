import ArgumentParser

/// For whom a command prints.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    /// People.
    case text
    /// Programs: one JSON document on standard output.
    case json
}
