import ModelcBase

/// Random numbers that depend only on a seed, a name and an index. They do not depend on the order in which values
/// are created, and are the same on every machine. The mixing step is that of SplitMix64.
struct StableRandom {
    private let base: UInt64

    init(seed: UInt64, _ place: String) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        // FNV-1a.
        for byte in place.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        base = StableRandom.mixed(seed ^ hash)
    }

    /// Returns the number for an index. Different indexes give different numbers.
    func number(_ index: Int) -> UInt64 {
        StableRandom.mixed(base &+ UInt64(bitPattern: Int64(index)) &* 0x9E37_79B9_7F4A_7C15)
    }

    /// Returns a number from 0 up to, but not including, `count`, which must be positive.
    func number(_ index: Int, below count: Int) -> Int { Int(number(index) % UInt64(max(count, 1))) }

    /// 16 bytes in the form of a random UUID (version 4). Different indexes give different bytes.
    func uuid(_ index: Int) -> [UInt8] {
        let (high, low) = (number(index), StableRandom.mixed(number(index) ^ base))
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: high >> (56 - 8 * $0)) }
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: low >> (56 - 8 * $0)) }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return bytes
    }

    private static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
