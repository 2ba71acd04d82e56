import ModelcKeyedArchive
import ModelcTestSupport
import Testing

/// A property list written by Python's `plistlib`, with the values that were given to it.
@Suite struct IndependentWriterTests {
    private static let hex = """
        62706c6973743030df10120102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232854
        696e743855696e74313655696e74333255696e743634536e6567547265616c5464617465546461746155617363696955
        7574663136546c6f6e6753796573526e6f547569643154756964325475696434556172726179546469637410ff11ffff
        12ffffffff13400000000000000013ffffffffffffffff23c0040000000000003340f5180000000000430001ff55706c
        61696e680047007200f600df00650020d83ddcd05f101030313233343536373839616263646566090880ff8101008300
        010000a224251001a226271002a0d0082f343a40464a4f54595f656a6e71767b80868b8d90959ea7b0b9bdc3d4e7e8e9
        ebeef3f6f8fbfdfe00000000000001010000000000000029000000000000000000000000000000ff
        """

    @Test func readsAllKindsOfValues() throws {
        let digits = Self.hex.compactMap(\.hexDigitValue)
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
        let expected = fields([
            "int8": .integer(255), "int16": .integer(65535), "int32": .integer(4_294_967_295),
            "int64": .integer(1 << 62), "neg": .integer(-1), "real": .real(-2.5),
            "date": .date(secondsSinceReferenceDate: 86400), "data": .data([0, 1, 255]), "ascii": .string("plain"),
            "utf16": .string("Größe 📐"), "long": .string("0123456789abcdef"), "yes": .boolean(true),
            "no": .boolean(false), "uid1": .uid(255), "uid2": .uid(256), "uid4": .uid(65536),
            "array": .array([.integer(1), .array([.integer(2), .array([])])]), "dict": fields([:]),
        ])
        #expect(try BinaryPropertyListReader().read(bytes) == expected)
    }
}
