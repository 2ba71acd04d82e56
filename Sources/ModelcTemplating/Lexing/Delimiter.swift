/// The marks around a command.
enum Delimiter {
    /// Whether `<$` stands there.
    static func opens(at index: Int, in bytes: [UInt8]) -> Bool {
        index + 1 < bytes.count && bytes[index] == Bytes.less && bytes[index + 1] == Bytes.dollar
    }

    /// Whether `$>` stands there.
    static func closes(at index: Int, in bytes: [UInt8]) -> Bool {
        index + 1 < bytes.count && bytes[index] == Bytes.dollar && bytes[index + 1] == Bytes.greater
    }

    static func starts(at index: Int, in bytes: [UInt8]) -> Bool {
        opens(at: index, in: bytes) || closes(at: index, in: bytes)
    }

    /// Whether a backslash takes the meaning from what stands there.
    static func isEscaped(at index: Int, in bytes: [UInt8]) -> Bool {
        index > 0 && bytes[index - 1] == Bytes.backslash
    }
}
