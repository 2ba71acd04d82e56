import ModelcBase
import ModelcSettings
import Yams

/// Converts the parser's positions to byte offsets. libyaml counts characters, and it starts a new line after
/// separators that editors do not treat as line ends (a lone CR, U+0085, U+2028, U+2029).
struct YAMLLines {
    private let bytes: [UInt8]
    private var starts = [0]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var index = 0
        while index < bytes.count {
            let length = YAMLLines.breakLength(in: bytes, at: index)
            index += max(length, 1)
            if length > 0 { starts.append(index) }
        }
    }

    /// Returns the byte offset of a parser position; `line` and `column` start at 1.
    func offset(line: Int, column: Int) -> Int {
        guard line >= 1, line <= starts.count else { return bytes.count }
        var offset = starts[line - 1]
        for _ in 1..<max(column, 1) where offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    /// Returns the number of bytes of the line end at an offset.
    private static func breakLength(in bytes: [UInt8], at index: Int) -> Int {
        func follows(_ distance: Int, _ byte: UInt8) -> Bool {
            index + distance < bytes.count && bytes[index + distance] == byte
        }
        switch bytes[index] {
        case 0x0A: return 1
        case 0x0D: return follows(1, 0x0A) ? 2 : 1
        case 0xC2: return follows(1, 0x85) ? 2 : 0
        case 0xE2: return follows(1, 0x80) && (follows(2, 0xA8) || follows(2, 0xA9)) ? 3 : 0
        default: return 0
        }
    }
}
