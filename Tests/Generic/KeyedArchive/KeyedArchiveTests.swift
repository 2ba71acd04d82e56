import ModelcTestSupport
import Testing

@testable import ModelcKeyedArchive

/// The frame of an archive and the way to its objects.
@Suite struct KeyedArchiveTests {
    private func error(_ fixture: ArchiveFixture) -> KeyedArchiveError? {
        #expect(throws: KeyedArchiveError.self) { try fixture.open().rootObject() }
    }

    private func unexpected(
        _ key: String, of holder: Int? = nil, _ expected: String, _ found: String
    ) -> KeyedArchiveError {
        let location = ArchivedLocation(holder: holder.map(ArchivedReference.init), key: key)
        return .unexpectedValue(at: location, expected: expected, found: found)
    }

    @Test func rootKnowsItsClassAndKeys() throws {
        var fixture = ArchiveFixture()
        fixture.add("Dog", "Animal", keys: ["name": .uid(3)])
        fixture.add(.string("Rex"))
        let archive = try fixture.open()
        let dog = try archive.rootObject()
        #expect(archive.root == dog.reference)
        #expect(dog.className == "Dog")
        #expect(dog.classChain == ["Dog", "Animal", "NSObject"])
        #expect(dog.isKind(of: "Animal") && dog.isKind(of: "Dog") && !dog.isKind(of: "Cat"))
        #expect(dog.keys == ["name", "$class"])
        #expect(dog["name"] == .uid(3))
        #expect(try dog.string("name") == "Rex")
    }

    @Test func rootMayBeCapitalized() throws {
        var fixture = ArchiveFixture()
        fixture.add("Dog", keys: [:])
        fixture.top = fields(["Root": .uid(1)])
        #expect(try fixture.open().rootObject().className == "Dog")
    }

    @Test func cyclesAreNoProblem() throws {
        var fixture = ArchiveFixture()
        fixture.add("Dog", keys: ["friend": .uid(3)])
        fixture.add("Dog", keys: ["friend": .uid(1)])
        let dog = try fixture.open().rootObject()
        let friend = try #require(try dog.object("friend"))
        let back = try #require(try friend.object("friend"))
        #expect(back == dog)
        #expect(Set([dog, friend, back]).count == 2)
    }

    @Test func refusesWhatIsNoArchive() {
        #expect(throws: KeyedArchiveError.notAKeyedArchive(found: "an array")) {
            try KeyedArchive(propertyList: .array([]))
        }
        #expect(throws: KeyedArchiveError.notAKeyedArchive(found: "a dictionary")) {
            try KeyedArchive(propertyList: fields([:]))
        }
        let short = BinaryPropertyListError(.tooShort(byteCount: 0), at: 0)
        #expect(throws: KeyedArchiveError.unreadablePropertyList(short)) { try KeyedArchive(bytes: []) }
    }

    @Test func refusesOtherArchiversAndVersions() {
        var fixture = ArchiveFixture()
        fixture.archiver = .string("NRKeyedArchiver")
        #expect(error(fixture) == .unsupportedArchiver("NRKeyedArchiver"))
        fixture = ArchiveFixture()
        fixture.version = .integer(200_000)
        #expect(error(fixture) == .unsupportedVersion(200_000))
        fixture.version = .string("1")
        #expect(error(fixture) == unexpected("$version", "an integer", "a string"))
    }

    @Test func refusesMissingOrWrongRoot() {
        var fixture = ArchiveFixture()
        fixture.top = fields(["other": .uid(1)])
        #expect(error(fixture) == unexpected("$top.root", "a UID", "missing"))
        fixture.top = .uid(1)
        #expect(error(fixture) == unexpected("$top", "a dictionary", "a UID"))
        fixture.top = fields(["root": .uid(0)])
        #expect(error(fixture) == unexpected("$top.root", "an object", "nil"))
        fixture.top = fields(["root": .uid(1)])
        fixture.add(.string("text"))
        #expect(error(fixture) == unexpected("$top.root", "an object", "a string"))
    }

    @Test func danglingRootIsReported() {
        let location = ArchivedLocation(holder: nil, key: "$top.root")
        #expect(error(ArchiveFixture()) == .danglingReference(uid: 1, at: location, objectCount: 1))
    }

    @Test func classMustBeAClassTable() {
        var fixture = ArchiveFixture()
        fixture.add(fields(["$class": .uid(2)]))
        let location = ArchivedLocation(holder: ArchivedReference(uid: 1), key: "$class")
        #expect(error(fixture) == .danglingReference(uid: 2, at: location, objectCount: 2))
        fixture.add(.string("Dog"))
        #expect(error(fixture) == unexpected("$class", of: 1, "a class table", "a string"))
        fixture.objects[1] = fields(["$class": .string("Dog")])
        #expect(error(fixture) == unexpected("$class", of: 1, "a UID", "a string"))
    }
}
