/// The delimiters of a command, `<$` and `$>`.
enum Delimiter {
    /// Whether `<$` is at the index.
    static func opens(at index: Int, in bytes: [UInt8]) -> Bool {
        index + 1 < bytes.count && bytes[index] == Bytes.less && bytes[index + 1] == Bytes.dollar
    }

    /// Whether `$>` is at the index.
    static func closes(at index: Int, in bytes: [UInt8]) -> Bool {
        index + 1 < bytes.count && bytes[index] == Bytes.dollar && bytes[index + 1] == Bytes.greater
    }

    static func starts(at index: Int, in bytes: [UInt8]) -> Bool {
        opens(at: index, in: bytes) || closes(at: index, in: bytes)
    }

    /// Whether a backslash before the index escapes the delimiter.
    static func isEscaped(at index: Int, in bytes: [UInt8]) -> Bool {
        index > 0 && bytes[index - 1] == Bytes.backslash
    }
}
