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
        // Object 0 refers to the middle of the chain first, so that the chain's end is already known on the long way.
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
