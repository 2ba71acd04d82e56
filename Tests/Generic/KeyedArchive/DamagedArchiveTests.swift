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
        var readable = 0
        for index in Self.archive.indices {
            for value: UInt8 in [0x00, 0x01, 0x0F, 0x13, 0x5F, 0x7F, 0x80, 0xA1, 0xAF, 0xDF, 0xFF] {
                var bytes = Self.archive
                bytes[index] = value
                if walk(bytes) != nil { readable += 1 }
            }
        }
        #expect(readable > 0)
    }

    @Test func everySingleBitFlipIsSurvived() {
        for index in Self.archive.indices {
            for bit in 0..<8 {
                var bytes = Self.archive
                bytes[index] ^= 1 << bit
                _ = walk(bytes)
            }
        }
    }

    @Test func everyRemovedByteIsSurvived() {
        for index in Self.archive.indices {
            var bytes = Self.archive
            bytes.remove(at: index)
            _ = walk(bytes)
        }
    }
}

/// Visits every object that can be reached from the root of an archive, each once, and asks it for everything.
/// The fuzzer compiles this file too.
struct ArchiveWalk {
    /// The names of the visited objects' classes with how many there are of each.
    private(set) var classCounts: [String: Int] = [:]
    /// What could not be resolved.
    private(set) var errors: [KeyedArchiveError] = []

    private var visited: Set<ArchivedObject> = []
    private var waiting: [ArchivedObject] = []

    init(_ archive: KeyedArchive) {
        attempt { () throws(KeyedArchiveError) in
            let root = try archive.rootObject()
            return [.object(root)]
        }
        while let object = waiting.popLast() {
            classCounts[object.className, default: 0] += 1
            visit(object)
        }
    }

    private mutating func visit(_ object: ArchivedObject) {
        for key in object.keys where key != "$class" {
            attempt { () throws(KeyedArchiveError) in [try object.value(key)] }
        }
        if object.isKind(of: "NSArray") || object.isKind(of: "NSSet") {
            attempt { () throws(KeyedArchiveError) in try object.elements() }
        } else if object.isKind(of: "NSDictionary") {
            visitDictionary(object)
        }
    }

    private mutating func visitDictionary(_ object: ArchivedObject) {
        var hasOnlyStringKeys = true
        attempt { () throws(KeyedArchiveError) in
            let keys = try object.list("NS.keys")
            hasOnlyStringKeys = keys.allSatisfy { if case .string = $0 { true } else { false } }
            return try keys + object.list("NS.objects")
        }
        guard hasOnlyStringKeys else { return }
        attempt { () throws(KeyedArchiveError) in try object.entries().map(\.value) }
    }

    private mutating func attempt(_ question: () throws(KeyedArchiveError) -> [ArchivedValue]) {
        do throws(KeyedArchiveError) {
            for case .object(let object) in try question() where visited.insert(object).inserted {
                waiting.append(object)
            }
        } catch {
            errors.append(error)
        }
    }
}
