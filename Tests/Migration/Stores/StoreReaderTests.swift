import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

@testable import ModelcStores

/// The content that is read from a store, which is never changed.
@Suite struct StoreReaderTests {
    private let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    @Test func metadataAndTables() throws {
        let reading = StoreReader().read(try Library.makeStore(in: folder))
        #expect(reading.diagnostics.isEmpty)
        let content = try #require(reading.content)
        #expect(content.metadata.entityHashes?.map(\.name) == ["Author", "Book", "Novel", "Review", "Shelf"])
        #expect(content.metadata.identifiers == ["library 2"])
        #expect(content.metadata.frameworkVersion == 1_344 && content.metadata.uuid == "U-1")
        #expect(content.structure.entities.map(\.name) == ["Author", "Book", "Novel", "Review", "Shelf"])
        #expect(content.structure.entities.map(\.superNumber) == [0, 0, 2, 0, 0])
        let author = try #require(content.structure.tables.first { $0.name == "ZAUTHOR" })
        #expect(author.columns.last == StoreColumn(name: "ZNAME", type: "VARCHAR"))
        #expect(!content.hasWriteAheadLog)
    }

    /// All these characters have a meaning in a URI.
    @Test(arguments: ["My Store.sqlite", "a?mode=rwc#x.sqlite", "100%41.sqlite", "file:x.sqlite", ":memory:", "ünï.db"])
    func pathsOfAnyKind(name: String) throws {
        let path = try Library.makeStore(in: folder)
        let moved = folder.path("moved")
        try FileManager.default.createDirectory(atPath: moved, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: path, toPath: "\(moved)/\(name)")
        let before = try FolderState(folder.url)
        #expect(StoreReader().read("\(moved)/\(name)").content?.structure.tables.count == 8)
        #expect(try FolderState(folder.url) == before)
        #expect(before.names.count == 1)
    }

    /// A log without a checkpoint: Book's table is only in the log. With and without the shared memory file.
    @Test(arguments: [true, false])
    func aLogWithRows(hasSharedMemory: Bool) throws {
        let live = folder.path("Live.sqlite")
        let app = try TestDatabase(live)
        try app.execute("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0")
        for sql in Library.tables { try app.execute(sql) }
        let list = TestDatabase.literal(try Library.list(Library.metadata()))
        try app.execute("INSERT INTO Z_METADATA VALUES (1, 'U', \(list))")
        // The files of an app that was killed.
        let suffixes = ["", "-wal"] + (hasSharedMemory ? ["-shm"] : [])
        try folder.makeFolder("copy")
        for suffix in suffixes {
            try FileManager.default.copyItem(atPath: live + suffix, toPath: folder.path("copy/Live.sqlite" + suffix))
        }
        let before = try FolderState(folder.url.appendingPathComponent("copy"))
        let content = try #require(StoreReader().read(folder.path("copy/Live.sqlite")).content)
        #expect(content.hasWriteAheadLog && content.structure.tables.contains { $0.name == "ZBOOK" })
        #expect(StoreMatcher.identify(content, among: Library.candidates).best?.versionName == "Library 2")
        #expect(try FolderState(folder.url.appendingPathComponent("copy")) == before)
        #expect(before.names.count == suffixes.count)

        // Without the log the store has no tables: Core Data's tables are all in the log.
        try FileManager.default.removeItem(atPath: folder.path("copy/Live.sqlite-wal"))
        let without = StoreReader().read(folder.path("copy/Live.sqlite"))
        #expect(without.content == nil && without.diagnostics.map(\.id) == [.missingWriteAheadLog, .notAStore])
        withExtendedLifetime(app) {}
    }

    /// A copy without its log gets a note: whether there was a log is unknown.
    @Test func aLogThatIsNotThere() throws {
        let path = try Library.makeStore(in: folder)
        try TestDatabase(path).execute("PRAGMA journal_mode = WAL")
        let reading = StoreReader().read(path)
        #expect(reading.content != nil && reading.diagnostics.map(\.id) == [.missingWriteAheadLog])
        #expect(try folder.files() == ["Library.sqlite"])
    }

    /// A transaction that was interrupted: its journal is applied to the copy, not to the store.
    @Test func aJournalIsRolledBackInTheCopy() throws {
        let path = try Library.makeStore(in: folder)
        let app = try TestDatabase(path)
        try folder.makeFolder("copy")
        try app.execute("PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN IMMEDIATE")
        try app.execute("ALTER TABLE ZBOOK ADD COLUMN ZUNFINISHED VARCHAR")
        for _ in 0..<200 { try app.execute("INSERT INTO ZSHELF (ZROOM) VALUES (hex(zeroblob(2000)))") }
        for suffix in ["", "-journal"] {
            try FileManager.default.copyItem(
                atPath: path + suffix, toPath: folder.path("copy/Library.sqlite" + suffix))
        }
        try app.execute("ROLLBACK")
        let before = try FolderState(folder.url.appendingPathComponent("copy"))
        let content = try #require(StoreReader().read(folder.path("copy/Library.sqlite")).content)
        let book = try #require(content.structure.tables.first { $0.name == "ZBOOK" })
        #expect(!book.columns.contains { $0.name == "ZUNFINISHED" })
        #expect(try FolderState(folder.url.appendingPathComponent("copy")) == before)
        #expect(before.names == ["Library.sqlite", "Library.sqlite-journal"])
    }

    @Test func nothingIsLeftInTheFolderForCopies() throws {
        let path = try Library.makeStore(in: folder)
        let place = try TemporaryFolder()
        #expect(StoreReader(temporaryFolder: place.url.path).read(path).content != nil)
        try folder.write("SQLite format 3\0", to: "Bad.sqlite")
        #expect(StoreReader(temporaryFolder: place.url.path).read(folder.path("Bad.sqlite")).content == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.url.path).isEmpty)
    }

    // MARK: Metadata

    private func read(list: Data?, tables: [String] = Library.tables) throws -> StoreReading {
        StoreReader().read(try Library.makeStore(in: folder, list: list, tables: tables))
    }

    @Test func metadataInXML() throws {
        let reading = try read(list: Library.list(Library.metadata(), .xml))
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.content?.metadata.entityHashes?.count == 5)
        #expect(reading.content?.metadata.identifiers == ["library 2"])
    }

    /// Without metadata the store is identified by its tables.
    @Test(arguments: [nil, Data(), Data("bplist00".utf8), Data("bplist00damage".utf8), Data("<plist>".utf8), Data([1])])
    func metadataThatCannotBeRead(list: Data?) throws {
        let reading = try read(list: list)
        #expect(reading.diagnostics.map(\.id) == [.unreadableStoreMetadata])
        let identification = StoreMatcher.identify(try #require(reading.content), among: Library.candidates)
        #expect(identification.method == .structure && identification.best?.versionName == "Library 2")
    }

    @Test func metadataNestedWithoutEnd() throws {
        let list = Data((String(repeating: "<array>", count: 100_000)).utf8)
        let reading = try read(list: list)
        #expect(reading.diagnostics.first?.message.contains("nested too deeply") == true)
    }

    @Test func metadataOfOtherKinds() throws {
        let lists: [[String: Any]] = [
            [:], ["NSStoreModelVersionHashes": "text"], ["NSStoreModelVersionHashes": ["Book": Data([1, 2])]],
            Library.metadata { $0["NSStoreModelVersionHashesVersion"] = 4 },
        ]
        for (index, list) in lists.enumerated() {
            let path = try Library.makeStore(in: folder, "\(index).sqlite", list: Library.list(list))
            let reading = StoreReader().read(path)
            #expect(reading.diagnostics.map(\.id) == [.unreadableStoreMetadata], "\(index)")
            #expect(reading.content?.metadata.comparableHashes == nil)
        }
    }

    @Test func aTableOfMetadataWithOtherColumns() throws {
        var tables = Library.tables
        tables[0] = "CREATE TABLE Z_METADATA (Z_VERSION INTEGER)"
        let path = try Library.makeStore(in: folder, list: nil, tables: tables)
        #expect(StoreReader().read(path).diagnostics.map(\.id) == [.unreadableStoreMetadata])
    }

    @Test func metadataThatContradictThemselves() throws {
        let reading = try read(
            list: Library.list(
                Library.metadata {
                    $0["NSStoreModelVersionHashesDigest"] = "AAAA"
                    $0["NSStoreModelVersionChecksumKey"] = "AAAA"
                }))
        #expect(reading.diagnostics.map(\.id) == [.storeChecksumMismatch, .storeChecksumMismatch])
        let identification = StoreMatcher.identify(try #require(reading.content), among: Library.candidates)
        #expect(identification.method == .hash)
    }
}

/// The store that the page about stores creates has the version of the example model, and its queries return the
/// results on the page.
@Suite struct StorePageTests {
    private let page: DocumentationPage
    private let model: ManagedObjectModel
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        page = try DocumentationPage("FormatStore")
        folder = try TemporaryFolder()
        try folder.write(try DocumentationPage.exampleModel(), to: "Library.xcdatamodel/contents")
        model = try #require(ModelReader().read(folder.path("Library.xcdatamodel")).selectedVersion?.model)
        path = try Library.makeStore(
            in: folder, list: Library.list(Library.metadata(of: model)), tables: page.blocks("sql"))
    }

    @Test func theStoreIsOfTheExampleModel() throws {
        let reading = StoreReader().read(path)
        #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(\.message))")
        let content = try #require(reading.content)
        let resolved = ResolvedModel(model)
        #expect(content.structure.entities.map(\.name) == EntityNumbering.order(of: resolved).map(\.name))
        let candidate = StoreCandidate(
            modelPath: "Formats", versionName: "Library", isCurrent: true, model: resolved,
            hashes: VersionHasher.hashes(of: resolved))
        let best = try #require(StoreMatcher.identify(content, among: [candidate]).best)
        #expect(best.distance.unexpected.isEmpty && best.distance.missing.isEmpty && best.distance.expectedCount > 10)
    }

    /// The tables are those of a new store, with all columns.
    @Test func theTablesAreThoseOfANewStore() throws {
        let content = try #require(StoreReader().read(path).content)
        let expected = ExpectedStructure(of: ResolvedModel(model))
        let names = Set(content.structure.tables.map(\.name))
        #expect(Set(expected.tables.map(\.name)).isSubset(of: names) && expected.joinTables.count == 1)
        for type in Set(expected.tables.flatMap(\.columns).map(\.type)) {
            #expect(page.section("### 4.2").contains("`\(type)`"), "\(type)")
        }
    }

    private static let questions: [String: StoreQuestion] = [
        "C1": .rows(entity: "Book"), "C2": .values(entity: "Novel", attribute: "genre"),
        "C2r": .links(entity: "Book", relationship: "author"), "C3": .missingValues(entity: "Book", attribute: "isbn"),
        "C4": .duplicates(entity: "Review", properties: ["text"]),
        "C5": .outOfRange(entity: "Book", attribute: "pages", range: .integers(-32768...32767)),
        "C6": .outOfBounds(
            entity: "Book", attribute: "title",
            bounds: StoreValueBounds(minimum: nil, maximum: 4, isOfLength: true)),
        "C9": .rowsOfExactly(entity: "Book"),
    ]

    @Test func everyQueryIsTheOneThatIsMadeAndGivesItsResult() throws {
        let rows = page.rows(ofSection: "## 8.")
        #expect(Set(rows.map { $0[0] }) == Set(StorePageTests.questions.keys))
        for row in rows {
            let question = try #require(StorePageTests.questions[row[0]])
            let examination = StoreExaminer().ask([question], ofStoreAt: path, version: ResolvedModel(model))
            let answer = try #require(examination.answers.first)
            #expect(answer.sql.map { "`\($0)`" } == row[2], "\(row[0])")
            #expect(answer.count.map(String.init) == row[3], "\(row[0])")
        }
    }
}
