/// The 64-bit FNV-1a hash. Swift's own hash differs from process to process, and this key must not.
struct FowlerNollVo {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Hashes some bytes, and a byte that sets them apart from the next ones.
    mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { combine(byte) }
        combine(0xff)
    }

    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}
