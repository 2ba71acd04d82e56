/// SHA-1 (FIPS 180-4), used for version-5 UUIDs (RFC 9562 §5.5). It gives no protection against an attacker.
package enum SHA1 {
    private static let blockSize = 64

    /// The 20 bytes of the digest.
    package static func digest(of message: [UInt8]) -> [UInt8] {
        var state = SIMD8<UInt32>(0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0, 0, 0, 0)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { schedule in
            padded(message).withUnsafeBytes { bytes in
                for start in stride(from: 0, to: bytes.count, by: blockSize) {
                    fill(schedule, from: bytes, at: start)
                    mix(schedule, into: &state)
                }
            }
        }
        return (0..<5).flatMap { index in (0..<4).map { UInt8(truncatingIfNeeded: state[index] >> (24 - 8 * $0)) } }
    }

    /// The message with its padding: a one bit, zeros, and the message's length in bits.
    private static func padded(_ message: [UInt8]) -> [UInt8] {
        let zeros = (blockSize - (message.count + 9) % blockSize) % blockSize
        let bitCount = UInt64(message.count).multipliedFullWidth(by: 8).low
        let length = (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * UInt64($0))) }
        return message + [0x80] + [UInt8](repeating: 0, count: zeros) + length
    }

    private static func fill(
        _ schedule: UnsafeMutableBufferPointer<UInt32>, from bytes: UnsafeRawBufferPointer, at start: Int
    ) {
        for index in 0..<16 {
            schedule[index] = UInt32(
                bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self))
        }
        for index in 16..<80 {
            let sum = schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
            schedule[index] = rotated(sum, 1)
        }
    }

    private static func mix(_ schedule: UnsafeMutableBufferPointer<UInt32>, into state: inout SIMD8<UInt32>) {
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for round in 0..<80 {
            let mixed: UInt32
            switch round {
            case ..<20: mixed = ((b & c) | (~b & d)) &+ 0x5A82_7999
            case ..<40: mixed = (b ^ c ^ d) &+ 0x6ED9_EBA1
            case ..<60: mixed = ((b & c) | (b & d) | (c & d)) &+ 0x8F1B_BCDC
            default: mixed = (b ^ c ^ d) &+ 0xCA62_C1D6
            }
            let next = rotated(a, 5) &+ mixed &+ e &+ schedule[round]
            (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
        }
        state = state &+ SIMD8(a, b, c, d, e, 0, 0, 0)
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &<< count | word &>> (32 - count) }
}
