import ModelcTestSupport
import Testing

@testable import ModelcKeyedArchive

/// The values of keys: inline, behind a reference, boxed in Foundation objects, nil, absent and damaged.
@Suite struct ArchivedValueTests {
    private func owner(
        _ keys: KeyValuePairs<String, PropertyListValue>, and build: (inout ArchiveFixture) -> Void = { _ in }
    ) throws -> ArchivedObject {
        var fixture = ArchiveFixture()
        fixture.add("Owner", keys: keys)
        build(&fixture)
        return try fixture.open().rootObject()
    }

    @Test func nilAndAbsentAreNull() throws {
        let owner = try owner(["nil": .uid(0), "null": .null])
        for key in ["nil", "null", "absent"] {
            #expect(try owner.value(key) == .null)
            #expect(try owner.string(key) == nil)
            #expect(try owner.integer(key) == nil)
            #expect(try owner.boolean(key) == nil)
            #expect(try owner.data(key) == nil)
            #expect(try owner.object(key) == nil)
            #expect(try owner.array(key) == nil)
            #expect(try owner.dictionary(key) == nil)
        }
        #expect(owner["nil"] == .uid(0))
        #expect(owner["absent"] == nil)
    }

    @Test func scalarsInlineAndBoxedAreEqual() throws {
        let owner = try owner(["inline": .integer(-3), "boxed": .uid(3), "flag": .uid(4), "real": .uid(5)]) {
            $0.add(.integer(-3))
            $0.add(.boolean(true))
            $0.add(.real(1.5))
        }
        #expect(try owner.integer("inline") == -3)
        #expect(try owner.integer("boxed") == -3)
        #expect(try owner.boolean("flag") == true)
        #expect(try owner.value("real") == .real(1.5))
    }

    @Test func numbersConvertWithoutLoss() throws {
        let owner = try owner(["flag": .boolean(true), "one": .integer(1), "whole": .real(2), "half": .real(0.5)])
        #expect(try owner.integer("flag") == 1)
        #expect(try owner.boolean("one") == true)
        #expect(try owner.integer("whole") == 2)
        #expect(throws: KeyedArchiveError.self) { try owner.integer("half") }
        #expect(throws: KeyedArchiveError.self) { try owner.boolean("half") }
    }

    @Test func foundationValuesAreUnboxed() throws {
        let owner = try owner(["text": .uid(3), "data": .uid(5), "date": .uid(7), "indirect": .uid(9)]) {
            $0.add("NSMutableString", "NSString", keys: ["NS.string": .string("Ä")])
            $0.add("NSMutableData", "NSData", keys: ["NS.data": .data([1])])
            $0.add("NSDate", keys: ["NS.time": .real(60)])
            $0.add("NSMutableString", "NSString", keys: ["NS.string": .uid(11)])
            $0.add(.string("far"))
        }
        #expect(try owner.string("text") == "Ä")
        #expect(try owner.data("data") == [1])
        #expect(try owner.value("date") == .date(secondsSinceReferenceDate: 60))
        #expect(try owner.string("indirect") == "far")
    }

    @Test func stringThatContainsItselfIsDamage() throws {
        let owner = try owner(["text": .uid(3)]) {
            $0.add("NSString", keys: ["NS.string": .uid(3)])
        }
        #expect(throws: KeyedArchiveError.self) { try owner.string("text") }
    }

    @Test(arguments: [["NSArray"], ["NSMutableArray", "NSArray"], ["NSSet"], ["NSMutableSet", "NSSet"]])
    func arraysAndSetsHaveElements(chain: [String]) throws {
        let owner = try owner(["list": .uid(3)]) {
            $0.add(fields(["NS.objects": .array([.uid(5), .uid(0), .uid(1)]), "$class": .uid(4)]))
            $0.add(fields(["$classname": .string(chain[0]), "$classes": .array(chain.map { .string($0) })]))
            $0.add(.string("first"))
        }
        #expect(try owner.array("list") == [.string("first"), .null, .object(owner)])
        #expect(throws: KeyedArchiveError.self) { try owner.dictionary("list") }
    }

    @Test func dictionariesHaveEntries() throws {
        let owner = try owner(["map": .uid(3)]) {
            let keys: PropertyListValue = .array([.uid(5), .uid(6)])
            $0.add("NSDictionary", keys: ["NS.keys": keys, "NS.objects": .array([.uid(0), .uid(1)])])
            $0.add(.string("b"))
            $0.add("NSMutableString", "NSString", keys: ["NS.string": .string("a")])
        }
        let expected = [ArchivedEntry(key: "b", value: .null), ArchivedEntry(key: "a", value: .object(owner))]
        #expect(try owner.dictionary("map") == expected)
        #expect(throws: KeyedArchiveError.self) { try owner.array("map") }
    }

    @Test func damagedDictionariesAreReported() throws {
        let owner = try owner(["unequal": .uid(3), "keyed": .uid(5), "bare": .uid(7)]) {
            $0.add("NSDictionary", keys: ["NS.keys": .array([.uid(0)]), "NS.objects": .array([])])
            $0.add("NSDictionary", keys: ["NS.keys": .array([.uid(1)]), "NS.objects": .array([.uid(1)])])
            $0.add("NSDictionary", keys: [:])
        }
        let unequal = KeyedArchiveError.unequalCounts(of: ArchivedReference(uid: 3), keys: 1, values: 0)
        #expect(throws: unequal) { try owner.dictionary("unequal") }
        #expect(throws: KeyedArchiveError.self) { try owner.dictionary("keyed") }
        #expect(try owner.object("keyed")?.list("NS.keys") == [.object(owner)])
        #expect(throws: KeyedArchiveError.self) { try owner.dictionary("bare") }
    }

    @Test func danglingReferenceIsNotNil() throws {
        let owner = try owner(["lost": .uid(77)])
        let expected = KeyedArchiveError.danglingReference(uid: 77, at: owner.location(of: "lost"), objectCount: 3)
        #expect(throws: expected) { try owner.value("lost") }
        #expect(throws: expected) { try owner.string("lost") }
        #expect(throws: expected) { try owner.array("lost") }
    }

    @Test func otherKindIsReportedByKey() throws {
        let owner = try owner(["name": .integer(1)])
        let error = #expect(throws: KeyedArchiveError.self) { try owner.string("name") }
        let message = "The archive is not as expected: “name” of object 1 should be a string, but is an integer."
        #expect(error?.description == message)
    }

    @Test func plainCollectionsStayPropertyLists() throws {
        let owner = try owner(["inline": .array([.uid(1)]), "bare": .uid(3)]) {
            $0.add(fields(["a": .integer(1)]))
        }
        #expect(try owner.value("inline") == .propertyList(.array([.uid(1)])))
        #expect(try owner.value("bare") == .propertyList(fields(["a": .integer(1)])))
    }
}
