import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

/// `modelc store new` and `modelc fixtures`, run as separate processes.
@Suite struct StoreNewCommandTests {
    private let folder: TemporaryFolder
    private var modelc = ModelcProcess()

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.url.path
        var old = Museum.model
        var artist = old.entities[4]
        artist.uniquenessConstraints = []
        old.entities[4] = artist
        try write(old, "Museum")
        try write(Museum.model, "Museum 2")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Museum 2.xcdatamodel</string></dict></plist>
            """, to: "Museum.xcdatamodeld/.xccurrentversion")
    }

    private func write(_ model: ManagedObjectModel, _ name: String) throws {
        try folder.write(
            Data(ModelWriter().contents(of: model)), to: "Museum.xcdatamodeld/\(name).xcdatamodel/contents")
    }

    private func run(_ arguments: String...) throws -> ModelcProcess.Outcome {
        try modelc.run(arguments + ["--no-config"])
    }

    private func objects(_ lines: String) throws -> [NSDictionary] {
        try lines.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary)
        }
    }

    private func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: folder.url.appendingPathComponent(name))
    }

    @Test func aStoreIsWrittenIdentifiedCheckedAndDumped() throws {
        let made = try run(
            "store", "new", "Museum.xcdatamodeld", "--model-version", "Museum", "--rows", "20", "-o", "Old.sqlite")
        #expect(made.status == 0 && made.output.hasPrefix("created Old.sqlite: version Museum, "), "\(made)")
        let found = try run("identify", "Old.sqlite", "--model", "Museum.xcdatamodeld")
        #expect(found.status == 0 && found.output.contains("  version  Museum\n"), "\(found)")
        let checked = try run("store", "check", "Old.sqlite", "Museum.xcdatamodeld")
        #expect(checked.status == 0 && checked.output == "no findings\n", "\(checked)")
        let again = try run(
            "store", "new", "Museum.xcdatamodeld", "--model-version", "Museum", "--rows", "20", "-o", "Old.sqlite")
        #expect(again.status == 0 && again.output.hasPrefix("Old.sqlite is up to date"), "\(again)")
        #expect(try folder.files().allSatisfy { !$0.contains(".modelc-") })
    }

    /// The three formats of a dump give the store that was dumped.
    @Test(arguments: ["jsonl", "json", "csv"]) func aDumpIsReadBack(_ format: String) throws {
        #expect(try run("store", "new", "--rows", "9", "-o", "A.sqlite").status == 0)
        let dump = try run("store", "dump", "A.sqlite", "--model", "Museum.xcdatamodeld", "--format", format)
        try folder.write(dump.output, to: "objects.\(format)")
        let made = try run("store", "new", "--from", "objects.\(format)", "-o", "B.sqlite")
        #expect(made.status == 0, "\(made)")
        let lines = try ["A", "B"].map {
            try run("store", "dump", "\($0).sqlite", "--model", "Museum.xcdatamodeld").output
        }
        #expect(lines[0] == lines[1] && !lines[0].isEmpty)
    }

    @Test func aFolderOfTablesIsRead() throws {
        try folder.write("_id,name\nada,Ada\n", to: "data/Artist.csv")
        try folder.write("_id,name,room\nc,Cy,\n", to: "data/Curator.csv")
        try folder.write("text\n\"a, b\"\n", to: "data/Label.csv")
        let made = try run("store", "new", "--from", "data", "-o", "New.sqlite", "--seed-store")
        #expect(made.status == 0 && made.output.contains("3 objects"), "\(made)")
        try folder.write("nam\nx\n", to: "data/Visitor.csv")
        let wrong = try run("store", "new", "--from", "data", "-o", "Other.sqlite")
        #expect(wrong.status == 1 && wrong.errors.contains("data/Visitor.csv:2"), "\(wrong)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("Other.sqlite")))
    }

    @Test func aTableNamesEachObjectOnce() throws {
        try folder.write("_id,name,pupils\nada,Ada,bob bob\nbob,Bob,\n", to: "data/Artist.csv")
        let wrong = try run("store", "new", "--from", "data", "-o", "New.sqlite")
        #expect(wrong.status == 1 && wrong.errors.contains("an object is named twice"), "\(wrong)")
    }

    /// A line that is not UTF-8 is not guessed; a byte order mark, as spreadsheets write it, is skipped.
    @Test func bytesOfGivenDataAreUTF8() throws {
        try folder.write(Data("_entity,name\nArtist,\u{E9}\nArtist,".utf8) + [0xFF, 0x0A], to: "bad.csv")
        let refused = try run("store", "new", "--from", "bad.csv", "-o", "New.sqlite")
        #expect(refused.status == 2 && refused.errors.contains("bad.csv:3:1: error: "), "\(refused)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("New.sqlite")))
        try folder.write(Data([0xEF, 0xBB, 0xBF] + "_entity,text\nLabel,a\n".utf8), to: "good.csv")
        #expect(try run("store", "new", "--from", "good.csv", "-o", "New.sqlite").status == 0)
    }

    /// A file of somebody else stays, and a store that an app has changed does, too, unless it is to be replaced.
    @Test func foreignFilesAreKept() throws {
        try folder.write("mine", to: "Mine.sqlite")
        let refused = try run("store", "new", "-o", "Mine.sqlite")
        #expect(refused.status == 2 && refused.errors.contains("[unwritable-file]"), "\(refused)")
        #expect(try bytes("Mine.sqlite") == Data("mine".utf8))
        #expect(try run("store", "new", "-o", "Mine.sqlite", "--force").status == 0)
        #expect(try run("store", "new", "-o", "Museum.xcdatamodeld/In.sqlite").status == 2)
    }

    /// The store is its own model: it is read without the bundle.
    @Test func theCopyOfTheModelIsRead() throws {
        var museum = Museum.model
        let visitor = try #require(museum.entities.firstIndex { $0.name == "Visitor" })
        museum.entities[visitor].relationships[1].maximumCount = 2
        try write(museum, "Museum 3")
        let arguments = ["store", "new", "--model-version", "Museum 3", "--model-cache", "-o", "Alone/New.sqlite"]
        let made = try modelc.run(arguments + ["--rows", "3", "--verbose", "--no-config"])
        #expect(made.status == 0 && made.errors.contains("note: the copy of the model"), "\(made)")
        let named = try run("store", "dump", "Alone/New.sqlite", "--model", "Museum.xcdatamodeld")
        let alone = try run("store", "dump", "New.sqlite", "-C", "Alone")
        #expect(alone.status == 0 && alone.errors.isEmpty, "\(alone)")
        // The properties of a compiled model are in the order of their names.
        #expect(try objects(alone.output) == objects(named.output))
        let again = try modelc.run(arguments + ["--rows", "3", "--no-config"])
        #expect(again.output.hasPrefix("Alone/New.sqlite is up to date"), "\(again)")
    }

    /// A compiled model has no to-many relationship to one object: the copy would have other tables.
    @Test func anUnfaithfulCopyOfTheModelIsLeftOut() throws {
        let made = try run("store", "new", "--model-cache", "-o", "New.sqlite")
        #expect(made.status == 0 && made.errors.contains("warning: the store has no copy of the model"), "\(made)")
    }

    @Test func fixturesOfAllVersions() throws {
        let made = try run("fixtures", "-o", "Tests/MuseumFixtures", "--rows", "8", "--tests", "swift")
        #expect(made.status == 0, "\(made)")
        #expect(
            made.output == """
                created Tests/MuseumFixtures/Museum.sqlite
                created Tests/MuseumFixtures/Museum 2.sqlite
                wrote Tests/MuseumFixtureTests.swift

                """, "\(made)")
        #expect(try run("fixtures", "-o", "Tests/MuseumFixtures", "--check").output == "2 stores up to date\n")
        let again = try run("fixtures", "-o", "Tests/MuseumFixtures", "--rows", "8", "--tests", "swift")
        #expect(again.status == 0 && again.output == "2 stores up to date\n", "\(again)")
        let plan = try run("plan", "Museum.xcdatamodeld")
        #expect(plan.output.contains("Tests/MuseumFixtures/Museum.sqlite"), "\(plan)")
        let check = try run("check", "Museum.xcdatamodeld")
        #expect(check.output.contains("stores of 2 versions in 'Tests/MuseumFixtures'"), "\(check)")
        // The constraint of the second version meets two equal objects in the first.
        let database = try TestDatabase(folder.path("Tests/MuseumFixtures/Museum.sqlite"))
        let equal = "SELECT count(*) FROM (SELECT 1 FROM ZARTIST GROUP BY ZNAME, ZBORN HAVING count(*) > 1)"
        #expect(try database.count(equal) ?? 0 >= 1)
    }

    @Test func editsOfAVersionAreFound() throws {
        #expect(try run("fixtures", "-o", "F", "--rows", "3").status == 0)
        var edited = Museum.model
        edited.entities[7].attributes.append(attribute("added"))
        try write(edited, "Museum 2")
        let checked = try run("fixtures", "-o", "F", "--check")
        #expect(checked.status == 1 && checked.errors.contains("[outdated-fixture]"), "\(checked)")
        try FileManager.default.removeItem(atPath: folder.path("F/Museum.sqlite"))
        let missing = try run("fixtures", "-o", "F", "--check")
        #expect(missing.status == 1 && missing.errors.contains("[missing-fixture]"), "\(missing)")
    }

    /// Only locked versions have stores, unless all are wanted.
    @Test func lockedVersions() throws {
        #expect(try run("lock", "Museum.xcdatamodeld").status == 0)
        try write(Museum.model, "Museum 3")
        #expect(try run("fixtures", "-o", "F", "--rows", "2").output.split(separator: "\n").count == 2)
        #expect(
            try run("fixtures", "-o", "F", "--rows", "2", "--all-versions").output.contains("created F/Museum 3.sqlite")
        )
    }

    @Test(arguments: [
        ["store", "new"], ["store", "new", "-o", ""], ["store", "new", "-o", "A.sqlite", "--rows", "-1"],
        ["store", "new", "-o", "A.sqlite", "--rows", "1", "--from", "x"],
        ["store", "new", "-o", "A.sqlite", "--framework-version", "1"], ["fixtures", "--check", "--tests", "swift"],
    ])
    func wrongUsage(_ arguments: [String]) throws {
        let outcome = try modelc.run(arguments)
        #expect(outcome.status == 64, "\(outcome)")
    }
}
