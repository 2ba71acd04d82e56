/// A text in which some keys are hidden from the parser under other letters, so that equal ones become different.
struct HiddenKeys {
    /// Each one costs a run of the parser, which for a file of unusual size is not worth it.
    private static let limit = 16
    private static let usualSize = 1 << 16
    /// The first of the letters that no text uses.
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

    /// The text for the parser. It has as many characters as the real one, hence the same lines and columns.
    var text: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// The offset in the real text.
    func offset(of mark: YAMLMark) -> Int { lines.offset(line: mark.line, column: mark.column) }

    /// Hides the key at an offset of the real text; false where it is spelt with escapes, or where enough are hidden.
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
