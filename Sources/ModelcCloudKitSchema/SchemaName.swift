import ModelcBase

/// A name in a schema, without its quotes, and its position.
package struct SchemaName: Hashable, Sendable {
    package let text: String
    package let position: SourcePosition
    /// The number of bytes in the file, including the quotes.
    package let length: Int

    /// Words that must be in quotes if they are used as names.
    private static let reserved: Set<String> = ["grant", "preferred", "queryable", "sortable", "searchable"]

    /// Whether a name must be in quotes: it is a reserved word, begins with an underscore, or contains a character that
    /// is not an ASCII letter, a digit or an underscore.
    static func needsQuotes(_ name: String) -> Bool {
        guard let first = name.utf8.first, isLetter(first), name.utf8.allSatisfy(isPart) else { return true }
        return reserved.contains(name.lowercased())
    }

    /// Returns the name as it is written in a schema, with quotes if it needs them.
    static func written(_ name: String) -> String { needsQuotes(name) ? "\"\(name)\"" : name }

    /// Whether a byte is an ASCII letter.
    static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

    private static func isPart(_ byte: UInt8) -> Bool {
        isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
    }
}
