import ModelcBase

/// Formats parts of SQL queries.
enum SQL {
    static let sampleSize = 5

    /// The name of a table or column in quotes.
    static func name(_ name: String) -> String { "\"\(name.replacingText("\"", with: "\"\""))\"" }
}
