/// Base64 with the standard alphabet and padding (RFC 4648 section 4).
package enum Base64 {
    /// The 64 characters; the index of a character is its value.
    package static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// The bytes in Base64, on one line.
    package static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
            for place in 0..<4 {
                text.append(place <= group.count ? alphabet[Int(bits >> (18 - 6 * UInt32(place)) & 0x3F)] : padding)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a text in Base64; nil if the text has other characters, or a wrong length.
    package static func bytes(of text: String) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count.isMultiple(of: 4) else { return nil }
        let count = digits.reversed().prefix { $0 == padding }.count
        guard count <= 2 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 4 * 3)
        for start in stride(from: 0, to: digits.count, by: 4) {
            var bits = UInt32(0)
            for place in start..<start + 4 {
                let isPadding = place >= digits.count - count
                guard let value = isPadding ? 0 : values[Int(digits[place])] else { return nil }
                bits = bits << 6 | UInt32(value)
            }
            bytes += [16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) }
        }
        bytes.removeLast(count)
        return bytes
    }

    /// For each of the 256 bytes, the value of the character in Base64; nil if the byte is not in the alphabet.
    private static let values: [UInt8?] = {
        var values = [UInt8?](repeating: nil, count: 256)
        for (value, digit) in alphabet.enumerated() { values[Int(digit)] = UInt8(value) }
        return values
    }()
}
