/// The kind of an object: the high four bits of its first byte.
///
/// The low four bits are a size or a count. `0xF` means that an integer object with the count follows. Source: the
/// format description in the public CoreFoundation sources (`CFBinaryPList.c`).
enum BinaryPropertyListMarker: UInt8 {
    /// Null, false or true, distinguished by the low bits; see the constants.
    case singleton = 0x0
    /// An integer of 2ⁿ bytes, big-endian. Sizes 1, 2 and 4 are unsigned; 8 and 16 are signed.
    case integer = 0x1
    /// A floating-point number of 2ⁿ bytes, 4 or 8, big-endian IEEE 754.
    case real = 0x2
    /// A date. Always `0x33`: 8 bytes with the seconds since the reference date as a real.
    case date = 0x3
    /// Data. The count is the number of bytes.
    case data = 0x4
    /// An ASCII string. The count is the number of bytes; each byte is below 0x80.
    case asciiString = 0x5
    /// A UTF-16 string, big-endian. The count is the number of 16-bit code units.
    case utf16String = 0x6
    /// A UID of n + 1 bytes, big-endian, unsigned.
    case uid = 0x8
    /// An array. The count is the number of references.
    case array = 0xA
    /// An ordered set. The count is the number of references.
    case orderedSet = 0xB
    /// A set. The count is the number of references.
    case set = 0xC
    /// A dictionary. The count is the number of entries: all key references, then all value references.
    case dictionary = 0xD

    static let null: UInt8 = 0x00
    static let `false`: UInt8 = 0x08
    static let `true`: UInt8 = 0x09
    static let date64: UInt8 = 0x33
    /// The low bits that mean "the count follows as an integer object".
    static let countFollows: UInt8 = 0xF
}
