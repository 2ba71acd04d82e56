import Foundation
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

    /// A store of an old framework has no copy of its model; without a model, its columns have no names.
    @Test func aStoreWithoutModelNeedsOne() throws {
        try Library.makeStore(in: folder)
        for command in ["describe", "dump", "check"] {
            let outcome = try modelc.run("store", command, "Library.sqlite", "--no-config")
            #expect(outcome.status == 2 && outcome.errors.contains("[unknown-store-model]"), "\(outcome)")
        }
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
}
