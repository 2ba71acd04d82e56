import ModelcKeyedArchive
import ModelcTestSupport
import Testing

/// Objects that refer to other objects, and the attacks that references allow.
@Suite struct ContainerObjectTests {
    private func read(
        _ fixture: PropertyListFixture, limits: BinaryPropertyListLimits = .standard
    ) throws(BinaryPropertyListError) -> PropertyListValue {
        try BinaryPropertyListReader(limits: limits).read(fixture.bytes)
    }

    @Test(
        arguments: [
            (0xA2, PropertyListValue.array([.integer(1), .integer(1)])),
            (0xB2, .orderedSet([.integer(1), .integer(1)])),
            (0xC2, .set([.integer(1), .integer(1)])),
        ] as [(UInt8, PropertyListValue)])
    func readsCollectionWithSharedElement(marker: UInt8, expected: PropertyListValue) throws {
        #expect(try read(PropertyListFixture([marker, 1, 1], [0x10, 1])) == expected)
    }

    @Test func readsDictionaryInFileOrder() throws {
        let fixture = PropertyListFixture([0xD2, 1, 2, 3, 4], [0x51, 0x62], [0x51, 0x61], [0x09], [0x08])
        #expect(try read(fixture) == fields(["b": .boolean(true), "a": .boolean(false)]))
    }

    @Test func firstOfTwoEqualKeysIsFound() throws {
        let fixture = PropertyListFixture([0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x09], [0x08])
        guard case .dictionary(let dictionary) = try read(fixture) else { return #expect(Bool(false)) }
        #expect(dictionary["a"] == .boolean(true))
        #expect(dictionary.entries.count == 2)
        #expect(dictionary["b"] == nil)
    }

    @Test func readsMoreThan14Elements() throws {
        var fixture = PropertyListFixture(PropertyListFixture.array(Array(repeating: 1, count: 300)), [0x09])
        fixture.offsetSize = 2
        #expect(try read(fixture) == .array(Array(repeating: .boolean(true), count: 300)))
    }

    @Test(arguments: 1...8, 1...8)
    func readsEverySizeOfOffsetsAndReferences(offsetSize: Int, referenceSize: Int) throws {
        let reference = PropertyListFixture.bigEndian(1, size: referenceSize)
        var fixture = PropertyListFixture([0xA1] + reference, [0x09])
        fixture.offsetSize = offsetSize
        fixture.referenceSize = referenceSize
        #expect(try read(fixture) == .array([.boolean(true)]))
    }

    @Test func topObjectNeedNotBeFirst() throws {
        var fixture = PropertyListFixture([0x08], [0x09])
        fixture.topObject = 1
        #expect(try read(fixture) == .boolean(true))
    }

    @Test func refusesKeyThatIsNoString() {
        #expect(throws: BinaryPropertyListError(.keyIsNotAString, at: 8)) {
            try read(PropertyListFixture([0xD1, 1, 1], [0x09]))
        }
    }

    @Test func refusesReferenceOutOfRange() {
        let reason = BinaryPropertyListError.Reason.referenceOutOfRange(reference: 2, objectCount: 2)
        #expect(throws: BinaryPropertyListError(reason, at: 9)) {
            try read(PropertyListFixture([0xA1, 2], [0x09]))
        }
    }

    @Test func refusesReferenceThatNeedsAllBits() {
        var fixture = PropertyListFixture([0xA1] + [UInt8](repeating: 0xFF, count: 8), [0x09])
        fixture.referenceSize = 8
        let reason = BinaryPropertyListError.Reason.referenceOutOfRange(reference: .max, objectCount: 2)
        #expect(throws: BinaryPropertyListError(reason, at: 9)) { try read(fixture) }
    }

    @Test func refusesArrayThatContainsItself() {
        #expect(throws: BinaryPropertyListError(.containsItself, at: 8)) {
            try read(PropertyListFixture([0xA1, 0]))
        }
        #expect(throws: BinaryPropertyListError(.containsItself, at: 8)) {
            try read(PropertyListFixture([0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]))
        }
    }

    @Test(arguments: [(128, true), (129, false)])
    func nestingIsLimited(depth: Int, isReadable: Bool) throws {
        var fixture = PropertyListFixture(objects: (1..<depth).map { [0xA1, UInt8($0)] } + [[0xA0]])
        fixture.offsetSize = 2
        guard !isReadable else { return #expect(try read(fixture) != .null) }
        #expect(throws: BinaryPropertyListError(.tooDeep(limit: 128), at: 264)) { try read(fixture) }
    }

    @Test func nestingOfSharedContainersIsLimited() {
        // Object 0 first refers to the middle of the chain, so that the chain's end is already known on the longer
        // path.
        let limits = BinaryPropertyListLimits(maximumDepth: 4, maximumValueCount: 100)
        let fixture = PropertyListFixture([0xA2, 3, 1], [0xA1, 2], [0xA1, 3], [0xA1, 4], [0xA0])
        #expect(throws: BinaryPropertyListError(.tooDeep(limit: 4), at: 15)) {
            try read(fixture, limits: limits)
        }
    }

    @Test(arguments: [30, 100])
    func doublingIsRefusedAtOnce(levels: Int) {
        let fixture = PropertyListFixture(
            objects: (1..<levels).map { [0xA2, UInt8($0), UInt8($0)] } + [[0xA0]])
        var wide = fixture
        wide.offsetSize = 2
        let error = #expect(throws: BinaryPropertyListError.self) { try read(wide) }
        #expect(error?.reason == .tooManyValues(limit: 8_000_000))
    }

    @Test func unsharedContainersMayHaveAsManyValuesAsTheFileHasBytes() throws {
        let limits = BinaryPropertyListLimits(maximumDepth: 4, maximumValueCount: 1)
        let fixture = PropertyListFixture([0xA3, 1, 1, 1], [0x09])
        #expect(try read(fixture, limits: limits) == .array(Array(repeating: .boolean(true), count: 3)))
    }

    @Test func sharedLongStringsAreStoredOnce() throws {
        let text = PropertyListFixture.ascii(String(repeating: "x", count: 10_000))
        var fixture = PropertyListFixture(PropertyListFixture.array(Array(repeating: 1, count: 10_000)), text)
        fixture.offsetSize = 2
        #expect(try read(fixture) != .null)
    }

    @Test func overlappingObjectsAreRefused() {
        var fixture = PropertyListFixture(
            objects: [PropertyListFixture.array([1, 2]), PropertyListFixture.ascii("0123456789"), [0x09]])
        fixture.offsets = [8, 11, 11]
        #expect(throws: BinaryPropertyListError(.overlappingObjects, at: 11)) { try read(fixture) }
    }
}

/// Objects that contain no other objects: one row per marker and size.
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
