import ModelcSettings

/// A YAML text in which repeated keys are replaced by other characters, so that the parser accepts them.
///
/// The parser stops at the first repeated key. If the key is hidden, the parser can continue.
struct HiddenKeys {
    /// The maximum number of hidden keys. For each hidden key, the text is parsed again.
    private static let limit = 16
    private static let usualSize = 1 << 16
    /// The first private-use character. It is assumed that configurations do not contain such characters.
    private static let privateUse: UInt32 = 0xE000

    /// The hidden keys, by their byte offset in the original text.
    private(set) var names: [Int: String] = [:]
    private let original: [UInt8]
    private var scalars: [Unicode.Scalar]
    private let lines: YAMLLines

    init(bytes: [UInt8]) {
        original = bytes
        scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        lines = YAMLLines(bytes)
    }

    /// The text for the parser. It has as many characters as the original text, so lines and columns are the same.
    var text: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// Converts a position of the parser to a byte offset in the original text.
    func offset(of mark: YAMLMark) -> Int { lines.offset(line: mark.line, column: mark.column) }

    /// Hides the key at a byte offset of the original text. Returns false if the key contains escapes, or if the limit
    /// is reached.
    mutating func hide(_ key: String, at offset: Int) -> Bool {
        let limit = original.count > HiddenKeys.usualSize ? 1 : HiddenKeys.limit
        guard names.count < limit, !key.isEmpty, offset < original.count, names[offset] == nil else {
            return false
        }
        let isQuoted = original[offset] == UInt8(ascii: "\"") || original[offset] == UInt8(ascii: "'")
        let start = offset + (isQuoted ? 1 : 0)
        guard original[start...].starts(with: key.utf8),
            let letter = Unicode.Scalar(HiddenKeys.privateUse + UInt32(names.count))
        else { return false }
        let first = original[..<start].count { $0 & 0xC0 != 0x80 }
        for index in first..<(first + key.unicodeScalars.count) { scalars[index] = letter }
        names[offset] = key
        return true
    }
}
