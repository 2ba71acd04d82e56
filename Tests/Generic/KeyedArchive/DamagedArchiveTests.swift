import ModelcKeyedArchive
import ModelcTestSupport
import Testing

/// Systematic damage to a small archive: every result is fine except a crash or a hang.
@Suite struct DamagedArchiveTests {
    private static let archive: [UInt8] = {
        var fixture = ArchiveFixture()
        fixture.add("Owner", keys: ["name": .uid(3), "list": .uid(5), "map": .uid(7), "count": .integer(5)])
        fixture.add("NSMutableString", "NSString", keys: ["NS.string": .string("ü")])
        fixture.add("NSArray", keys: ["NS.objects": .array([.uid(1), .uid(3)])])
        fixture.add("NSDictionary", keys: ["NS.keys": .array([.uid(9)]), "NS.objects": .array([.uid(10)])])
        fixture.add(.string("key"))
        fixture.add("NSDate", keys: ["NS.time": .real(1)])
        return fixture.bytes
    }()

    private func walk(_ bytes: [UInt8]) -> ArchiveWalk? {
        (try? KeyedArchive(bytes: bytes)).map(ArchiveWalk.init)
    }

    @Test func undamagedArchiveIsWhole() {
        let walk = walk(Self.archive)
        #expect(walk?.classCounts == ["Owner": 1, "NSArray": 1, "NSDictionary": 1])
        #expect(walk?.errors == [])
    }

    @Test func everyTruncationIsRefused() {
        for length in 0..<Self.archive.count {
            #expect(throws: KeyedArchiveError.self) { try KeyedArchive(bytes: Array(Self.archive.prefix(length))) }
        }
    }

    @Test func everySingleByteMutationIsSurvived() {
        expectSurvived(
            Self.archive.indices.flatMap { index in
                ([0x00, 0x01, 0x0F, 0x13, 0x5F, 0x7F, 0x80, 0xA1, 0xAF, 0xDF, 0xFF] as [UInt8]).map { value in
                    var bytes = Self.archive
                    bytes[index] = value
                    return bytes
                }
            })
    }

    @Test func everySingleBitFlipIsSurvived() {
        expectSurvived(
            Self.archive.indices.flatMap { index in
                (0..<8).map { bit in
                    var bytes = Self.archive
                    bytes[index] ^= 1 << bit
                    return bytes
                }
            })
    }

    @Test func everyRemovedByteIsNoticed() {
        for index in Self.archive.indices {
            var bytes = Self.archive
            bytes.remove(at: index)
            #expect(throws: KeyedArchiveError.self) { try KeyedArchive(bytes: bytes) }
        }
    }

    /// Some damage is refused, some is not detected; no object occurs more than once.
    private func expectSurvived(_ damaged: [[UInt8]]) {
        let archives = damaged.compactMap { try? KeyedArchive(bytes: $0) }
        #expect(!archives.isEmpty && archives.count < damaged.count)
        for archive in archives {
            #expect(ArchiveWalk(archive).classCounts.values.reduce(0, +) <= archive.objects.count)
        }
    }
}

/// Header, trailer and offset table.
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
