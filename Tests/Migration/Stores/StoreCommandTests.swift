import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

/// `modelc store`, run as a separate process.
@Suite struct StoreCommandTests {
    private let folder: TemporaryFolder
    private var modelc = ModelcProcess()

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.url.path
        try CoinCollection.writeModel(in: folder)
    }

    private func files() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) where name.contains(".sqlite")
        {
            contents[name] = try Data(contentsOf: folder.url.appendingPathComponent(name))
        }
        return contents
    }

    @Test func aDumpHasTheTypesOfTheModel() throws {
        try CoinCollection.makeStore(in: folder)
        let outcome = try modelc.run("store", "dump", "Collection.sqlite", "--entity", "Coin")
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
        #expect(
            outcome.output.split(separator: "\n").first.map(String.init) == """
                {"_id": "Coin/p1", "_entity": "Coin", "title": "Thaler", "added": "2001-01-01T00:00:00Z", "mark": \
                "00010203-0405-0607-0809-0A0B0C0D0E0F", "page": "https://a.example/1", "isNew": true, "price": 12.5, \
                "weight": 28.25, "size": 41, "data": null, "photo": null, "note": "worn", "tags": ["Tag/p2", "Tag/p1"], \
                "similar": ["Coin/p2"], "box": "Box/p1"}
                """)
    }

    /// A store of an old framework has no copy of its model; without a model, its columns have no names. The advice
    /// leads to what is known without one.
    @Test func aStoreWithoutModelNeedsOne() throws {
        try Library.makeStore(in: folder)
        for command in ["dump", "check", "sql"] {
            let outcome = try modelc.run("store", command, "Library.sqlite", "--no-config")
            #expect(outcome.status == 2 && outcome.errors.contains("[unknown-store-model]"), "\(outcome)")
            #expect(outcome.errors.contains("without a model: modelc store describe Library.sqlite"), "\(outcome)")
        }
        let described = try modelc.run("store", "describe", "Library.sqlite", "--no-config")
        #expect(described.status == 0 && described.errors.contains("warning: no model explains this store"))
        #expect(described.output.contains("Novel : Book  table ZBOOK, Z_ENT 3, 1 object\n"), "\(described)")
        #expect(described.output.contains("  ZBOOK, 3 rows: "), "\(described)")
        let unknown = try modelc.run("store", "describe", "Library.sqlite", "--no-config", "--entity", "Bok")
        #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'Book'?"), "\(unknown)")
        let wrong = try modelc.run("store", "describe", "Library.sqlite", "--model", "Collection.xcdatamodeld")
        #expect(wrong.status == 2 && wrong.errors.contains("[unknown-store-model]"), "\(wrong)")
        _ = try Library.writeModel(in: folder)
        let named = try modelc.run("store", "describe", "Library.sqlite", "--model", "Library.xcdatamodeld")
        #expect(named.status == 0 && named.output.contains("Novel"), "\(named)")
    }

    @Test func dataCanBeLeftOut() throws {
        try CoinCollection.makeStore(in: folder)
        let lines = try modelc.run(
            "store", "dump", "Collection.sqlite", "--entity", "Stamp", "--binary", "size", "--raw-dates"
        ).output.split(separator: "\n")
        #expect(lines.first?.contains("\"data\": {\"bytes\": 2}, \"photo\": {\"bytes\": 2}") == true)
        #expect(lines.last?.contains("\"photo\": {\"file\": \"\(CoinCollection.file)\", \"bytes\": 5}") == true)
    }

    @Test func aTableIsQuoted() throws {
        try CoinCollection.makeStore(in: folder)
        let outcome = try modelc.run(
            "store", "dump", "Collection.sqlite", "--entity", "Coin", "--format", "csv", "--where", "size < 0")
        #expect(
            outcome.output == """
                _id,_entity,title,added,mark,page,isNew,price,weight,size,data,photo,note,tags,similar,box
                Coin/p2,Coin,"Groat ""old"", one",2001-01-02T00:00:00.5Z,,,false,3,0,-1,,,,,Coin/p1,Box/p1

                """)
    }

    @Test func aDocumentHasAllObjects() throws {
        try CoinCollection.makeStore(in: folder)
        let outcome = try modelc.run("store", "dump", "Collection.sqlite", "--format", "json")
        let objects = try PrintedDocument.result(of: outcome.output)["objects"] as? [[String: Any]]
        #expect(objects?.compactMap { $0["_id"] as? String }.count == 10)
        #expect(objects?.last?["_id"] as? String == "Tag/p3")
    }

    /// Neither the store nor its log change while an app has it open.
    @Test func theStoreStaysAsItIs() throws {
        let path = try CoinCollection.makeStore(in: folder)
        let app = try TestDatabase(path)
        try app.execute("PRAGMA journal_mode = WAL")
        try app.execute(
            "INSERT INTO ZTAG VALUES (4, 6, 1, NULL, 'new'); UPDATE Z_PRIMARYKEY SET Z_MAX = 4 WHERE Z_ENT = 6")
        let before = try files()
        #expect(before.keys.contains("Collection.sqlite-wal"))
        for arguments in [["describe"], ["dump"], ["check"]] {
            let outcome = try modelc.run(["store"] + arguments + ["Collection.sqlite"])
            #expect(outcome.status == 0, "\(arguments): \(outcome)")
            if arguments == ["dump"] { #expect(outcome.output.contains("Tag/p4")) }
        }
        #expect(try files() == before)
    }

    @Test func aProblemIsAFinding() throws {
        try CoinCollection.makeStore(in: folder, more: ["UPDATE ZITEM SET ZBOX = 9 WHERE Z_PK = 3"])
        let outcome = try modelc.run("store", "check", "Collection.sqlite", "Collection.xcdatamodeld")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Item.box: 1 link to objects that do not exist: Stamp/p3"), "\(outcome)")
        #expect(outcome.output.contains("dangling-store-link"))
        let document = try modelc.run("store", "check", "Collection.sqlite", "--format", "json")
        #expect(document.status == 1 && document.output.contains("\"dangling-store-link\""))
    }

    @Test func aHighKeyIsAWarning() throws {
        try CoinCollection.makeStore(in: folder, more: ["UPDATE Z_PRIMARYKEY SET Z_MAX = 0"])
        let outcome = try modelc.run("store", "check", "Collection.sqlite")
        #expect(outcome.status == 0 && outcome.output.contains("store-key-above-maximum"), "\(outcome)")
    }

    @Test(arguments: [
        ["store", "dump", "Collection.sqlite", "--where", "size > 1"],
        ["store", "dump", "Collection.sqlite", "--entity", "Item", "--where", "size >"],
        ["store", "dump", "Collection.sqlite", "--entity", "Item", "--where", "colour == 1"],
        ["store", "dump", "Collection.sqlite", "--limit", "-1"],
        ["store", "dump"],
    ])
    func wrongUsage(_ arguments: [String]) throws {
        try CoinCollection.makeStore(in: folder)
        let outcome = try modelc.run(arguments)
        #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome)")
    }

    /// A store whose names have quotation marks, whose numbers are wrong, and that lacks tables, is read as far as
    /// possible; nothing in it is run as SQL.
    @Test func aHostileStore() throws {
        let path = try CoinCollection.makeStore(
            in: folder,
            more: [
                "CREATE TABLE \"Z\"\"; DROP TABLE ZBOX; --\" (Z_PK INTEGER, Z_ENT TEXT)", "DROP TABLE Z_2TAGS",
                "UPDATE ZITEM SET ZBOX = 'one', ZADDED = 'never', ZMARK = 5, ZISNEW = 'x'",
                "UPDATE Z_PRIMARYKEY SET Z_NAME = 'Te\"st'' x' WHERE Z_ENT = 5",
            ])
        let outcome = try modelc.run("store", "dump", "Collection.sqlite", "--model", "Collection.xcdatamodeld")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("missing-store-element"))
        #expect(
            outcome.output.contains("\"added\": \"never\", \"mark\": 5") && outcome.output.contains("\"isNew\": \"x\""))
        #expect(try TestDatabase(path).count("SELECT count(*) FROM ZBOX") == 2)
        let description = try modelc.run("store", "describe", "Collection.sqlite")
        #expect(description.status == 0 && description.output.contains("not in the model"))
    }

    /// The entities that the version hashes name, but not Z_PRIMARYKEY, are not silently left out.
    @Test func entitiesWithoutNumber() throws {
        try CoinCollection.makeStore(in: folder, more: ["DELETE FROM Z_PRIMARYKEY WHERE Z_NAME = 'Tag'"])
        for command in ["dump", "check", "describe"] {
            let outcome = try modelc.run("store", command, "Collection.sqlite")
            #expect(outcome.errors.contains("'Tag' is not in the store"), "\(outcome)")
            #expect(!outcome.output.contains("not in the model"), "\(outcome)")
        }
        try FileManager.default.removeItem(atPath: folder.path("Collection.sqlite"))
        try CoinCollection.makeStore(in: folder, more: ["DELETE FROM Z_PRIMARYKEY"])
        for command in ["dump", "check", "describe"] {
            let outcome = try modelc.run("store", command, "Collection.sqlite")
            #expect(outcome.status == 2 && outcome.errors.contains("no entity of its model"), "\(outcome)")
        }
    }

    @Test func anUncertainNumberIsAWarning() throws {
        try CoinCollection.makeStore(in: folder, more: ["UPDATE Z_PRIMARYKEY SET Z_NAME = 'Medal' WHERE Z_ENT = 3"])
        let outcome = try modelc.run("store", "dump", "Collection.sqlite", "--entity", "Coin")
        #expect(outcome.status == 0 && outcome.errors.contains("modelc reads 'Medal' as Coin"), "\(outcome)")
    }

    /// The model is named in the same way as in the other commands, too.
    @Test func theNextStepExists() throws {
        try Library.makeStore(in: folder)
        let unknown = try modelc.run("store", "check", "Library.sqlite", "--no-config")
        #expect(unknown.errors.contains("pass the model of its app with --model"), "\(unknown)")
        #expect(unknown.errors.contains("modelc identify Library.sqlite"), "\(unknown)")
        try folder.makeFolder("alone")
        try Library.makeStore(in: folder, "alone/Library.sqlite")
        let alone = try modelc.run("store", "check", "Library.sqlite", "-C", "alone")
        #expect(!alone.errors.contains("identify"), "there is nothing to compare with: \(alone)")
        #expect(alone.errors.contains("modelc store describe Library.sqlite"), "\(alone)")
        _ = try Library.writeModel(in: folder)
        let checked = try modelc.run("store", "check", "Library.sqlite", "--model", "Library.xcdatamodeld")
        #expect(checked.status == 0 && checked.output == "no findings\n", "\(checked)")
    }

    @Test func anUnreadableCopyOfTheModelIsNamed() throws {
        try Library.makeStore(
            in: folder, list: Library.list(Library.metadata()),
            tables: Library.tables + ["INSERT INTO Z_MODELCACHE VALUES (x'4BCA')"])
        let outcome = try modelc.run("store", "dump", "Library.sqlite", "--no-config")
        #expect(outcome.status == 2 && outcome.errors.contains("unreadable-model-cache"), "\(outcome)")
    }

    @Test(arguments: [("size == %d", "write the value itself"), ("size == $VALUE", "write the value itself")])
    func thePredicateHelpIsPossible(_ predicate: String, _ help: String) throws {
        try CoinCollection.makeStore(in: folder)
        let outcome = try modelc.run("store", "dump", "Collection.sqlite", "--entity", "Item", "--where", predicate)
        #expect(outcome.status == 64 && outcome.errors.contains(help) && !outcome.errors.contains("use a variable"))
    }

    @Test func optionsOfStoresAndModels() throws {
        try CoinCollection.makeStore(in: folder)
        let version = try modelc.run("store", "sql", "Collection.sqlite", "--model-version", "NOPE")
        #expect(version.status == 64 && version.errors.contains("is a store"), "\(version)")
        let model = try modelc.run("store", "sql", "Collection.xcdatamodeld", "--model", "Collection.xcdatamodeld")
        #expect(model.status == 64 && model.errors.contains("is a model"), "\(model)")
    }

    @Test func aStoreDoesNotDifferFromItself() throws {
        try CoinCollection.makeStore(in: folder, more: ["UPDATE ZTAG SET ZNAME = 'x'"])
        let outcome = try modelc.run(
            "store", "diff", "Collection.sqlite", "Collection.sqlite", "--key", "name", "--exit-code")
        #expect(outcome.status == 0 && outcome.output == "The stores have the same objects.\n", "\(outcome)")
        let key = try modelc.run("store", "diff", "Collection.sqlite", "Collection.sqlite", "--key", "items")
        #expect(key.status == 64, "\(key)")
    }

    /// Values that look the same when they are cut, or without their content, are shown where they differ.
    @Test func theShownSidesDiffer() throws {
        let long = String(repeating: "x", count: 70)
        try CoinCollection.makeStore(
            in: folder,
            more: [
                "UPDATE ZITEM SET ZTITLE = '\(long)a', ZADDED = 1, ZDATA = x'CAFE', ZPAGE = 'caf\u{E9}' WHERE Z_PK = 1"
            ])
        try CoinCollection.makeStore(
            in: folder, "New.sqlite",
            more: [
                "UPDATE ZITEM SET ZTITLE = '\(long)b', ZADDED = 1.0000000001, ZDATA = x'CAFF', ZPAGE = 'cafe\u{301}' "
                    + "WHERE Z_PK = 1"
            ])
        let text = try modelc.run("store", "diff", "Collection.sqlite", "New.sqlite").output
        #expect(text.contains("title: \"…\(String(repeating: "x", count: 20))a\" -> \"…"), "\(text)")
        #expect(text.contains("added: 1 -> 1.0000000001"), "\(text)")
        #expect(text.contains("data: 2 bytes: yv4= -> 2 bytes: yv8="), "\(text)")
        #expect(text.contains("page: \"cafU+E9\" -> \"cafeU+301\""), "\(text)")
        let json = try modelc.run("store", "diff", "Collection.sqlite", "New.sqlite", "--format", "json").output
        #expect(json.contains("1.0000000001"), "\(json)")
    }

    /// In SwiftData, a property may have the name of a key.
    @Test func aPropertyWithTheNameOfAKey() throws {
        var model = CoinCollection.model
        model.entities[4].attributes += [attribute("_id"), attribute("_entity"), attribute("_id_")]
        try folder.write(
            Data(ModelWriter().contents(of: model)), to: "Named.xcdatamodeld/Named.xcdatamodel/contents")
        try CoinCollection.makeStore(
            in: folder,
            more: ["Z_ID", "Z_ENTITY", "Z_ID_"].map { "ALTER TABLE ZTAG ADD COLUMN \($0) VARCHAR DEFAULT '\($0)'" })
        let dump = [
            "store", "dump", "Collection.sqlite", "--model", "Named.xcdatamodeld", "--entity", "Tag", "--limit", "1",
        ]
        #expect(
            try modelc.run(dump).output == """
                {"_id": "Tag/p1", "_entity": "Tag", "name": "rare", "_id__": "Z_ID", "_entity_": "Z_ENTITY", "_id_": \
                "Z_ID_", "items": ["Coin/p1"]}

                """)
        #expect(
            try modelc.run(dump + ["--format", "csv"]).output.hasPrefix(
                "_id,_entity,name,_id__,_entity_,_id_,items\nTag/p1,Tag,rare,Z_ID,Z_ENTITY,Z_ID_,Coin/p1\n"))
    }

    /// The latest objects may be in the log that was not copied.
    @Test func aMissingLogIsAWarning() throws {
        let path = try CoinCollection.makeStore(in: folder)
        try TestDatabase(path).execute("PRAGMA journal_mode = WAL")
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        let outcome = try modelc.run("store", "dump", "Collection.sqlite")
        #expect(
            outcome.status == 0 && outcome.errors.contains("warning: the store uses a write-ahead log"), "\(outcome)")
    }

    /// The reader of a pipe may end before the dump does.
    @Test func aClosedPipeLeavesNoCopy() throws {
        try CoinCollection.makeStore(
            in: folder,
            more: [
                "WITH RECURSIVE n(k) AS (VALUES (10) UNION ALL SELECT k + 1 FROM n WHERE k < 30000) INSERT INTO ZTAG "
                    + "SELECT k, 6, 1, NULL, 'name' FROM n"
            ])
        try folder.makeFolder("tmp")
        var shell = modelc
        shell.environment["TMPDIR"] = folder.path("tmp")
        let command = "\"$0\" store dump Collection.sqlite | head -n 1"
        let outcome = try shell.run(
            executable: URL(fileURLWithPath: "/bin/sh"), ["-c", command, ModelcProcess.executable.path])
        #expect(outcome.output.split(separator: "\n").count == 1, "\(outcome)")
        // The shell waits for the last command only.
        for _ in 0..<500 where try !FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")).isEmpty {
            usleep(10_000)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")) == [])
    }
}
