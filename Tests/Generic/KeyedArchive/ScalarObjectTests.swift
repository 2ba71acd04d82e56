import ModelcKeyedArchive
import ModelcTestSupport
import Testing

/// Objects that hold no other objects: one row per marker and size.
@Suite struct ScalarObjectTests {
    @Test(
        arguments: [
            ([0x00], PropertyListValue.null),
            ([0x08], .boolean(false)),
            ([0x09], .boolean(true)),
            ([0x10, 0xFF], .integer(255)),
            ([0x11, 0xFF, 0xFE], .integer(65534)),
            ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], .integer(4_294_967_295)),
            ([0x13, 0, 0, 0, 1, 0, 0, 0, 0], .integer(4_294_967_296)),
            ([0x13] + [UInt8](repeating: 0xFF, count: 8), .integer(-1)),
            ([0x13, 0x80, 0, 0, 0, 0, 0, 0, 0], .integer(.min)),
            ([0x14] + [UInt8](repeating: 0, count: 15) + [7], .integer(7)),
            ([0x14] + [UInt8](repeating: 0xFF, count: 16), .integer(-1)),
            ([0x22, 0xC0, 0x20, 0, 0], .real(-2.5)),
            ([0x23, 0xC0, 0x04, 0, 0, 0, 0, 0, 0], .real(-2.5)),
            ([0x33, 0x40, 0xF5, 0x18, 0, 0, 0, 0, 0], .date(secondsSinceReferenceDate: 86400)),
            ([0x80, 0x07], .uid(7)),
            ([0x81, 0x01, 0x00], .uid(256)),
            ([0x82, 0x01, 0x00, 0x00], .uid(65536)),
            ([0x83, 0xFF, 0xFF, 0xFF, 0xFF], .uid(4_294_967_295)),
            ([0x87, 0, 0, 0, 0, 0, 0, 0, 9], .uid(9)),
        ] as [([UInt8], PropertyListValue)])
    func readsNumber(object: [UInt8], expected: PropertyListValue) throws {
        #expect(try BinaryPropertyListReader().read(PropertyListFixture(object).bytes) == expected)
    }

    @Test(
        arguments: [
            ([0x40], PropertyListValue.data([])),
            ([0x42, 0x00, 0xFF], .data([0, 255])),
            ([0x50], .string("")),
            ([0x53, 0x61, 0x62, 0x63], .string("abc")),
            ([0x61, 0x00, 0xFC], .string("ü")),
            ([0x62, 0xD8, 0x3D, 0xDC, 0xD0], .string("📐")),
            ([0x5F, 0x10, 0x0F] + [UInt8](repeating: 0x61, count: 15), .string("aaaaaaaaaaaaaaa")),
            ([0x5F, 0x11, 0x00, 0x01, 0x61], .string("a")),
            ([0x5F, 0x12, 0, 0, 0, 1, 0x61], .string("a")),
            ([0x5F, 0x13, 0, 0, 0, 0, 0, 0, 0, 1, 0x61], .string("a")),
        ] as [([UInt8], PropertyListValue)])
    func readsText(object: [UInt8], expected: PropertyListValue) throws {
        #expect(try BinaryPropertyListReader().read(PropertyListFixture(object).bytes) == expected)
    }

    @Test(
        arguments: [
            ([0x01], .unknownMarker(0x01), 8),
            ([0x0F], .unknownMarker(0x0F), 8),
            ([0x70], .unknownMarker(0x70), 8),
            ([0xE0], .unknownMarker(0xE0), 8),
            ([0x15], .unknownMarker(0x15), 8),
            ([0x21, 0, 0], .unknownMarker(0x21), 8),
            ([0x32, 0, 0, 0, 0], .unknownMarker(0x32), 8),
            ([0x14, 1] + [UInt8](repeating: 0, count: 15), .integerTooLarge, 9),
            ([0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8), .integerTooLarge, 9),
            ([0x84, 1, 0, 0, 0, 0], .integerTooLarge, 9),
            ([0x8F] + [UInt8](repeating: 1, count: 16), .integerTooLarge, 9),
            ([0x51, 0x80], .invalidText, 9),
            ([0x61, 0xDC, 0x00], .invalidText, 9),
            ([0x61, 0xD8, 0x00], .invalidText, 9),
            ([0x12, 0, 0], .outOfBounds, 9),
            ([0x54, 0x61], .outOfBounds, 9),
            ([0x5F, 0x50], .invalidCount, 9),
            ([0x5F, 0x14], .invalidCount, 9),
            ([0x5F, 0x13] + [UInt8](repeating: 0xFF, count: 8), .invalidCount, 9),
            ([0x6F, 0x13, 0x7F] + [UInt8](repeating: 0xFF, count: 7), .outOfBounds, 8),
            ([0x4F, 0x13, 0x7F] + [UInt8](repeating: 0xFF, count: 7), .outOfBounds, 18),
            ([0xDF, 0x13, 0x7F] + [UInt8](repeating: 0xFF, count: 7), .outOfBounds, 8),
        ] as [([UInt8], BinaryPropertyListError.Reason, Int)])
    func refuses(object: [UInt8], reason: BinaryPropertyListError.Reason, offset: Int) {
        #expect(throws: BinaryPropertyListError(reason, at: offset)) {
            try BinaryPropertyListReader().read(PropertyListFixture(object).bytes)
        }
    }
}
