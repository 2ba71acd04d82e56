import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

/// `modelc identify`, run as a separate process while an app uses the store.
@Suite struct IdentifyCommandTests {
    private let folder: TemporaryFolder
    private let modelPath: String
    private var modelc = ModelcProcess()

    init() throws {
        folder = try TemporaryFolder()
        modelPath = try Library.writeModel(in: folder)
        modelc.folder = folder.url.path
    }

    private func identify(_ arguments: String...) throws -> ModelcProcess.Outcome {
        try modelc.run(["identify", "--model", "Library.xcdatamodeld"] + arguments)
    }

    private func document(_ outcome: ModelcProcess.Outcome) throws -> [[String: Any]] {
        try #require(PrintedDocument.result(of: outcome.output)["stores"] as? [[String: Any]])
    }

    @Test func aKnownStore() throws {
        try Library.makeStore(in: folder)
        let outcome = try identify("Library.sqlite")
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.output == """
                Library.sqlite
                  version  Library 2 (current)
                  method   version hashes, 5 of 5 entities equal
                  store    Core Data 1344; identifiers "library 2"

                """)
    }

    @Test func theDocument() throws {
        try Library.makeStore(in: folder)
        let outcome = try identify("Library.sqlite", "--format", "json")
        #expect(outcome.status == 0)
        let store = try #require(try document(outcome).first)
        #expect(store["path"] as? String == "Library.sqlite")
        #expect(store["version"] as? String == "Library 2" && store["method"] as? String == "hash")
        #expect(store["distance"] as? Int == 0)
        let candidates = try #require(store["candidates"] as? [[String: Any]])
        #expect(candidates.map { $0["version"] as? String } == ["Library 2", "Library"])
        #expect(candidates.map { $0["matches"] as? Bool } == [true, false])
        let differences = try #require(candidates[1]["differences"] as? [[String: String]])
        #expect(differences.map { $0["entity"] } == ["Book", "Novel", "Review"])
        #expect(differences.map { $0["kind"] } == ["changed", "changed", "added"])
    }

    /// The page that describes the result names its keys, in the same order.
    @Test func thePageNamesEveryKey() throws {
        try Library.makeStore(in: folder)
        let document = try identify("Library.sqlite", "--format", "json").output
        let output = try #require(document.components(separatedBy: "\"result\": ").last)
        let page = try String(
            contentsOfFile: Repository.path("Sources/modelc/Documentation.docc/IdentifyDocument.md"), encoding: .utf8)
        let keys = Set(output.matches(of: /"([A-Za-z]+)":/).map { String($0.output.1) })
        #expect(keys.count > 20)
        for key in keys { #expect(page.contains("`\(key)`"), "\(key)") }
    }

    @Test func aDriftedStore() throws {
        var drifted = Library.model
        drifted.entities[0].attributes[0].isOptional = false
        try Library.makeStore(in: folder, list: Library.list(Library.metadata(of: drifted)))
        let outcome = try identify("Library.sqlite")
        #expect(outcome.status == 1 && outcome.errors.isEmpty)
        #expect(
            outcome.output == """
                Library.sqlite
                  version  unknown
                  store    Core Data 1344; identifiers "library 2"
                  nearest  Library 2 (current): 4 of 5 entities equal, 17 of 17 tables and columns equal

                  Shelf  changed

                  Either Library 2 was edited after this store was written, or the store is from a build whose model is not here.

                """)
    }

    @Test func aStoreWithoutHashes() throws {
        try Library.makeStore(in: folder, list: nil)
        let outcome = try identify("Library.sqlite")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("tables, 17 of 17 tables and columns equal; the store has no version hashes"))
        #expect(outcome.errors.contains("[unreadable-store-metadata]"))
    }

    /// The stores are identified as far as possible; an unreadable version of the model is an error nevertheless.
    @Test func anUnreadableVersion() throws {
        try Library.makeStore(in: folder)
        try folder.write("<<<<<<< HEAD", to: "Library.xcdatamodeld/Library.xcdatamodel/contents")
        let known = try identify("Library.sqlite")
        #expect(known.status == 2 && known.output.contains("Library 2") && known.errors.contains(": error: "))
        let contents = "Library.xcdatamodeld/Library 2.xcdatamodel/contents"
        try folder.write("<model><entity name=\"Tome\"/></model>", to: contents)
        let unknown = try identify("Library.sqlite")
        #expect(unknown.status == 2 && unknown.errors.contains(": error: "))
    }

    /// The other stores are identified.
    @Test func severalStores() throws {
        try Library.makeStore(in: folder)
        try folder.write("", to: "Empty.sqlite")
        let outcome = try identify("Empty.sqlite", "Library.sqlite", "--format", "json")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("Empty.sqlite: error: the file is empty (0 bytes) [not-a-store]"))
        let stores = try document(outcome)
        #expect(stores.map { $0["readable"] as? Bool } == [false, true])
        #expect(stores.map { $0["version"] as? String } == [nil, "Library 2"])
    }

    @Test func severalModels() throws {
        try Library.makeStore(in: folder)
        let other = Repository.path("Samples/TodoCore/TodoCore.xcdatamodeld")
        let outcome = try identify("--model", other, "Library.sqlite")
        #expect(outcome.status == 0 && outcome.output.contains("Library 2 of Library.xcdatamodeld (current)"))
    }

    /// An app that merges two models: its store contains the entities of both.
    @Test func aStoreOfMergedModels() throws {
        var people = ManagedObjectModel()
        people.entities = [entity("Person", [attribute("name")])]
        try folder.write(Data(ModelWriter().contents(of: people)), to: "People.xcdatamodel/contents")
        let list = try Library.list(
            Library.metadata { list in
                let more = Library.metadata(of: people)["NSStoreModelVersionHashes"] as? [String: Data] ?? [:]
                let hashes = list["NSStoreModelVersionHashes"] as? [String: Data] ?? [:]
                list["NSStoreModelVersionHashes"] = hashes.merging(more) { old, _ in old }
                list["NSStoreModelVersionHashesDigest"] = nil
                list["NSStoreModelVersionChecksumKey"] = nil
            })
        try Library.makeStore(in: folder, list: list)
        let outcome = try identify("--model", "People.xcdatamodel", "Library.sqlite")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                Library.sqlite
                  version  Library 2 of Library.xcdatamodeld (current): 5 of 5 entities equal
                  and      People of People.xcdatamodel (current): 1 of 1 entity equal
                  method   version hashes; the store was written with a model merged from 2 models
                  store    Core Data 1344; identifiers "library 2"

                """)
        let alone = try identify("Library.sqlite")
        #expect(alone.status == 1)
        #expect(alone.output.contains("The store has all of Library 2 and more. If the app merges several models"))
        let store = try document(try identify("--model", "People.xcdatamodel", "Library.sqlite", "--format", "json"))[0]
        #expect(store["method"] as? String == "hash" && store["version"] as? String == nil)
        #expect((store["merged"] as? [[String: String]])?.map { $0["version"] } == ["Library 2", "People"])
    }

    /// A missing table has no equal part: there are never more differences than tables.
    @Test func tablesOfAnotherStore() throws {
        let tables = Array(Library.tables.prefix(3)) + ["CREATE TABLE ZOTHER (Z_PK INTEGER, ZA, ZB, ZC, ZD, ZE)"]
        try Library.makeStore(in: folder, list: nil, tables: tables)
        let outcome = try identify("Library.sqlite")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains(": 0 of 11 tables and columns equal, 6 more in the store\n"))
    }

    @Test func modelsThatCannotBeRead() throws {
        try Library.makeStore(in: folder)
        let missing = try modelc.run("identify", "Library.sqlite", "--model", "missing.xcdatamodeld")
        #expect(missing.status == 2 && missing.errors.contains("[no-such-path]"))
        // A damaged old version does not prevent a match with another version; it is an error nevertheless.
        try folder.write("<damage", to: "Library.xcdatamodeld/Library.xcdatamodel/contents")
        let damaged = try identify("Library.sqlite")
        #expect(damaged.status == 2 && damaged.errors.contains(": error: ") && damaged.output.contains("Library 2"))
    }

    @Test func wrongUsage() throws {
        #expect(try modelc.run("identify", "--model", "Library.xcdatamodeld").status == 64)
    }

    /// Names in a store may contain any characters: none of them controls the terminal.
    @Test func namesInAStore() throws {
        let list = try Library.list(
            Library.metadata {
                $0["NSStoreModelVersionIdentifiers"] = ["\u{1B}[31mred"]
                $0["NSStoreModelVersionHashes"] = ["\u{1B}]0;title\u{07}": Data(repeating: 1, count: 32)]
            })
        try Library.makeStore(in: folder, list: list)
        let outcome = try identify("Library.sqlite")
        #expect(outcome.status == 1)
        #expect(!(outcome.output + outcome.errors).contains("\u{1B}"))
    }

    // MARK: Stores in use

    /// Names, sizes and checksums of the store's files, read by another process: this process would lose its locks on a
    /// file by closing it.
    private func checksums() throws -> String {
        try modelc.run(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", "cksum Library.sqlite*"]).output
    }

    /// An app that has the store open, with changes in the log and an open transaction.
    @Test func anAppWithAnOpenTransaction() throws {
        let path = try Library.makeStore(in: folder)
        let app = try TestDatabase(path)
        try app.execute("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0")
        try app.execute("INSERT INTO ZSHELF (ZROOM) VALUES ('hall')")
        try app.execute("BEGIN IMMEDIATE; ALTER TABLE ZBOOK ADD COLUMN ZUNFINISHED VARCHAR")
        let before = try checksums()
        let outcome = try identify("Library.sqlite", "--format", "json")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let store = try #require(try document(outcome).first)
        #expect(store["distance"] as? Int == 0 && store["writeAheadLog"] as? Bool == true)
        #expect(try checksums() == before)
        #expect(before.contains("Library.sqlite-shm") && before.contains("Library.sqlite-wal"))
        try app.execute("ROLLBACK")
    }

    /// A program that locks the store exclusively: nothing is read, and nothing is changed.
    @Test func aLockedStore() throws {
        let path = try Library.makeStore(in: folder)
        let app = try TestDatabase(path)
        try app.execute("BEGIN EXCLUSIVE; INSERT INTO ZSHELF (ZROOM) VALUES ('hall')")
        let before = try checksums()
        let outcome = try identify("Library.sqlite")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("[store-in-use]") && outcome.errors.contains("was not changed"))
        #expect(try checksums() == before)
        try app.execute("COMMIT")
        #expect(try identify("Library.sqlite").status == 0)
    }

    /// An app that writes and runs checkpoints all the time: every answer is consistent.
    @Test func anAppThatWritesAllTheTime() throws {
        let path = try Library.makeStore(in: folder)
        let app = try TestDatabase(path)
        try app.execute("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 3")
        let writer = BusyWriter(app)
        writer.start()
        for _ in 0..<5 {
            let outcome = try identify("Library.sqlite", "--format", "json")
            #expect(outcome.status == 0 || outcome.errors.contains("[store-in-use]"), "\(outcome.errors)")
        }
        #expect(writer.stop() > 0)
    }
}
