import ModelcBase

/// Formats parts of SQL queries.
enum SQL {
    static let sampleSize = 5

    /// Returns the name of a table or column in quotes.
    static func name(_ name: String) -> String { "\"\(name.replacingText("\"", with: "\"\""))\"" }

    /// Returns the name of a table, column or index as Core Data writes it: without quotes if SQLite needs none. All
    /// names begin with Z, so that none is a keyword.
    static func word(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte > 0x7F
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return isPlain ? name : SQL.name(name)
    }

    /// Returns a text as a literal. A NUL would end the statement, and is left out.
    static func text(_ text: String) -> String {
        "'\(text.replacingText("'", with: "''").replacingText("\0", with: ""))'"
    }
}
