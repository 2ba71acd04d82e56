import ModelcSettings

/// A text in which some keys are replaced by other characters for the parser, so that equal keys become different.
struct HiddenKeys {
    /// The maximum number of hidden keys. Each one costs a run of the parser.
    private static let limit = 16
    private static let usualSize = 1 << 16
    /// The first private-use character, which texts do not contain.
    private static let privateUse: UInt32 = 0xE000

    /// The real names by their offset in the real text.
    private(set) var names: [Int: String] = [:]
    private let original: [UInt8]
    private var scalars: [Unicode.Scalar]
    private let lines: YAMLLines

    init(bytes: [UInt8]) {
        original = bytes
        scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        lines = YAMLLines(bytes)
    }

    /// The text for the parser. It has as many characters as the real one, and therefore the same lines and columns.
    var text: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// Returns the offset in the real text.
    func offset(of mark: YAMLMark) -> Int { lines.offset(line: mark.line, column: mark.column) }

    /// Hides the key at an offset of the real text; returns false if the key contains escapes, or if the limit is
    /// reached.
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
