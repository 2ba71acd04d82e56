/// The kind of an object: the high four bits of its first byte.
///
/// The low four bits are a size or a count, `0xF` meaning that an integer object with the count follows.
/// Source: the format description in the public CoreFoundation sources (`CFBinaryPList.c`).
enum BinaryPropertyListMarker: UInt8 {
    /// Null, false, true: the low bits distinguish them, see the constants.
    case singleton = 0x0
    /// 2ⁿ bytes, big-endian: 1, 2 and 4 unsigned, 8 and 16 signed.
    case integer = 0x1
    /// 2ⁿ bytes, big-endian IEEE 754: 4 or 8.
    case real = 0x2
    /// Always `0x33`: 8 bytes, a real of seconds since the reference date.
    case date = 0x3
    /// Count = bytes.
    case data = 0x4
    /// Count = bytes, each below 0x80.
    case asciiString = 0x5
    /// Count = 16-bit code units, big-endian.
    case utf16String = 0x6
    /// n + 1 bytes, big-endian, unsigned.
    case uid = 0x8
    /// Count = references.
    case array = 0xA
    /// Count = references.
    case orderedSet = 0xB
    /// Count = references.
    case set = 0xC
    /// Count = entries: first all key references, then all value references.
    case dictionary = 0xD

    static let null: UInt8 = 0x00
    static let `false`: UInt8 = 0x08
    static let `true`: UInt8 = 0x09
    static let date64: UInt8 = 0x33
    /// The low bits that mean "the count follows as an integer object".
    static let countFollows: UInt8 = 0xF
}
