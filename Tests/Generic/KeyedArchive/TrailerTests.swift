import ModelcKeyedArchive
import ModelcTestSupport
import Testing

/// Header, trailer and offset table: what frames the objects.
@Suite struct TrailerTests {
    private func reason(_ fixture: PropertyListFixture) -> BinaryPropertyListError.Reason? {
        reason(fixture.bytes)
    }

    private func reason(_ bytes: [UInt8]) -> BinaryPropertyListError.Reason? {
        do throws(BinaryPropertyListError) {
            _ = try BinaryPropertyListReader().read(bytes)
            return nil
        } catch {
            return error.reason
        }
    }

    private func isInvalidTrailer(_ reason: BinaryPropertyListError.Reason?) -> Bool {
        if case .invalidTrailer = reason { true } else { false }
    }

    @Test func refusesOtherFiles() {
        #expect(reason([]) == .tooShort(byteCount: 0))
        #expect(reason(Array("bplist00".utf8)) == .tooShort(byteCount: 8))
        #expect(reason(Array("<?xml version=\"1.0\"?><plist/>".utf8)) == .notABinaryPropertyList)
        var fixture = PropertyListFixture([0x09])
        fixture.header = Array("bplist15".utf8)
        #expect(reason(fixture) == .unsupportedFormatVersion)
    }

    @Test func recognizesTheFormatByItsStart() {
        #expect(BinaryPropertyListReader.recognizes(PropertyListFixture([0x09]).bytes))
        #expect(!BinaryPropertyListReader.recognizes(Array("<?xml".utf8)))
        #expect(!BinaryPropertyListReader.recognizes([]))
    }

    @Test(arguments: [0, 9, 255])
    func refusesSizes(size: Int) {
        var offsets = PropertyListFixture([0x09], [0x09])
        offsets.offsetSize = size
        #expect(isInvalidTrailer(reason(offsets)))
        var references = PropertyListFixture([0x09], [0x09])
        references.referenceSize = size
        #expect(isInvalidTrailer(reason(references)))
    }

    @Test(arguments: [0, 2, 1 << 32, UInt64(Int64.max), UInt64.max])
    func refusesObjectCount(count: UInt64) {
        var fixture = PropertyListFixture([0x09])
        fixture.objectCount = count
        #expect(isInvalidTrailer(reason(fixture)))
    }

    @Test(arguments: [0, 8, 10, 1 << 32, UInt64(Int64.max), UInt64.max])
    func refusesOffsetTablePlace(offset: UInt64) {
        var fixture = PropertyListFixture([0x09])
        fixture.offsetTableOffset = offset
        #expect(isInvalidTrailer(reason(fixture)))
    }

    @Test func refusesTopObject() {
        var fixture = PropertyListFixture([0x09])
        fixture.topObject = 1
        #expect(isInvalidTrailer(reason(fixture)))
    }

    @Test(arguments: [0, 7, 9, 200, Int.max])
    func refusesOffsetOutsideTheObjects(offset: Int) {
        var fixture = PropertyListFixture([0x09])
        fixture.offsetSize = 8
        fixture.offsets = [offset]
        #expect(reason(fixture) == .outOfBounds)
    }

    @Test func messageSaysWhatAndWhere() {
        let error = BinaryPropertyListError(.containsItself, at: 8)
        #expect("\(error)" == "The binary property list cannot be read: a container contains itself (at byte 8).")
    }
}
