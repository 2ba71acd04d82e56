import ModelcBase

/// Formats parts of SQL queries.
enum SQL {
    static let sampleSize = 5

    /// The name of a table or column in quotes.
    static func name(_ name: String) -> String { "\"\(name.replacingText("\"", with: "\"\""))\"" }

    /// A text as a literal. A NUL would end the statement, and is left out.
    static func text(_ text: String) -> String {
        "'\(text.replacingText("'", with: "''").replacingText("\0", with: ""))'"
    }
}
