/// SHA-256 (FIPS 180-4), for whole messages.
///
/// It allocates nothing on the heap, because a model with 20,000 properties needs 50,000 digests of one or two blocks.
package enum SHA256 {
    private static let blockSize = 64

    /// Returns the SHA-256 digest of the whole message.
    package static func digest(of message: [UInt8]) -> SHA256Digest {
        message.withUnsafeBytes { digest(of: $0) }
    }

    static func digest(of message: UnsafeRawBufferPointer) -> SHA256Digest {
        constants.withUnsafeBufferPointer { constants in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
                var state = initialState
                let rest = compressWholeBlocks(of: message, into: &state, schedule, constants)
                compressRest(rest, messageLength: message.count, into: &state, schedule, constants)
                return SHA256Digest(words: state)
            }
        }
    }

    /// Processes the complete blocks and returns the bytes after them.
    private static func compressWholeBlocks(
        of message: UnsafeRawBufferPointer, into state: inout SIMD8<UInt32>,
        _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
    ) -> UnsafeRawBufferPointer {
        var offset = 0
        while message.count - offset >= blockSize {
            let block = UnsafeRawBufferPointer(rebasing: message[offset..<(offset + blockSize)])
            compress(block, into: &state, schedule, constants)
            offset += blockSize
        }
        return UnsafeRawBufferPointer(rebasing: message[offset...])
    }

    /// Processes the bytes after the last complete block, with the padding: a one bit, zeros, and the message's length
    /// in bits.
    private static func compressRest(
        _ rest: UnsafeRawBufferPointer, messageLength: Int, into state: inout SIMD8<UInt32>,
        _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
    ) {
        let length = rest.count + 1 + 8 <= blockSize ? blockSize : 2 * blockSize
        withUnsafeTemporaryAllocation(byteCount: length, alignment: 8) { padded in
            _ = padded.initializeMemory(as: UInt8.self, repeating: 0)
            padded.copyMemory(from: rest)
            padded[rest.count] = 0x80
            padded.storeBytes(
                of: UInt64(messageLength).multipliedFullWidth(by: 8).low.bigEndian, toByteOffset: length - 8,
                as: UInt64.self)
            _ = compressWholeBlocks(of: UnsafeRawBufferPointer(padded), into: &state, schedule, constants)
        }
    }

    private static func compress(
        _ block: UnsafeRawBufferPointer, into state: inout SIMD8<UInt32>,
        _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
    ) {
        for index in 0..<16 {
            schedule[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
        }
        for index in 16..<64 {
            let (early, late) = (schedule[index - 15], schedule[index - 2])
            let sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
            let sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
            schedule[index] = schedule[index - 16] &+ sigma0 &+ schedule[index - 7] &+ sigma1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        // After eight rounds, each of the eight variables has its original role again, so no values are moved.
        for index in stride(from: 0, to: 64, by: 8) {
            round(a, b, c, &d, e, f, g, &h, schedule[index] &+ constants[index])
            round(h, a, b, &c, d, e, f, &g, schedule[index + 1] &+ constants[index + 1])
            round(g, h, a, &b, c, d, e, &f, schedule[index + 2] &+ constants[index + 2])
            round(f, g, h, &a, b, c, d, &e, schedule[index + 3] &+ constants[index + 3])
            round(e, f, g, &h, a, b, c, &d, schedule[index + 4] &+ constants[index + 4])
            round(d, e, f, &g, h, a, b, &c, schedule[index + 5] &+ constants[index + 5])
            round(c, d, e, &f, g, h, a, &b, schedule[index + 6] &+ constants[index + 6])
            round(b, c, d, &e, f, g, h, &a, schedule[index + 7] &+ constants[index + 7])
        }
        state = state &+ SIMD8(a, b, c, d, e, f, g, h)
    }

    @inline(__always)
    private static func round(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
        _ h: inout UInt32, _ word: UInt32
    ) {
        let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let choice = (e & f) ^ (~e & g)
        let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        let majority = (a & b) ^ (a & c) ^ (b & c)
        let mixed = h &+ sum1 &+ choice &+ word
        d = d &+ mixed
        h = mixed &+ sum0 &+ majority
    }

    @inline(__always)
    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 - count) }

    private static let initialState = SIMD8<UInt32>(
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19)

    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}
