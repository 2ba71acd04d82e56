/// The UUID of a new store: a version-5 UUID of its objects, so that the same mapping model always gives the same bytes
/// (RFC 9562 §5.5).
enum StoreIdentifier {
    /// The UUID of the name space: made once, at random, for the stores of modelc.
    private static let nameSpace: [UInt8] = [
        0x6E, 0x1B, 0x9C, 0x52, 0x0D, 0x7F, 0x4A, 0x83, 0x9A, 0x2C, 0x51, 0xE4, 0x38, 0xB7, 0x06, 0xD1,
    ]

    static func identifier(of document: StoreDocument) -> String {
        let objects = document.objects.map(StoreDocumentWriter.text).joined()
        var bytes = Array(SHA1.digest(of: nameSpace + objects.utf8).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x50
        bytes[8] = bytes[8] & 0x3F | 0x80
        return text(of: bytes)
    }

    private static func text(of bytes: [UInt8]) -> String {
        var text = ""
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            if byte < 0x10 { text += "0" }
            text += String(byte, radix: 16, uppercase: true)
        }
        return text
    }
}

/// The SHA-1 digest (FIPS 180-4), which version-5 UUIDs are made with. It is no protection against anything.
enum SHA1 {
    /// The 20 bytes of the digest.
    static func digest(of message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        let padded = padded(message)
        for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<(start + 64)], into: &state) }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    }

    private static func padded(_ message: [UInt8]) -> [UInt8] {
        var bytes = message
        bytes.append(0x80)
        while bytes.count % 64 != 56 { bytes.append(0) }
        let bitCount = UInt64(message.count) * 8
        for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: bitCount >> shift)) }
        return bytes
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        let words = schedule(of: Array(block))
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for (round, word) in words.enumerated() {
            let (mixed, constant) = function(round, b, c, d)
            let next = rotated(a, by: 5) &+ mixed &+ e &+ constant &+ word
            (a, b, c, d, e) = (next, a, rotated(b, by: 30), c, d)
        }
        for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }

    private static func schedule(of block: [UInt8]) -> [UInt32] {
        var words = stride(from: 0, to: 64, by: 4).map { start in
            block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<80 {
            let sum = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
            words.append(rotated(sum, by: 1))
        }
        return words
    }

    private static func function(_ round: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> (UInt32, UInt32) {
        switch round {
        case ..<20: (b & c | ~b & d, 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
    }

    private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
