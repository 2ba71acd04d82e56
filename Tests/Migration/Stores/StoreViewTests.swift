import Foundation
import ModelcBase
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcStores

/// The views of a store give what a dump gives.
@Suite struct StoreViewTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs the views on a copy of a store, and compares each of their rows with an object.
    private func compare(_ path: String, _ map: StoreMap, _ store: OpenedStore) throws -> Int {
        let database = try TestDatabase(path)
        for statement in StoreViews(map).statements { try database.execute(statement) }
        var count = 0
        for entity in map.entities {
            let names = entity.properties.filter { $0.link?.isToMany != true }.map(\.name)
            let list = (["_id"] + names).map { "quote(\"\($0)\")" }.joined(separator: ", ")
            let rows = try database.rows("SELECT \(list) FROM \"\(entity.name)\"")
            let byID = Dictionary(rows.map { ($0[0] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
            let objects = store.objects(of: map.family(of: entity), in: map)
            var seen = 0
            while let object = try objects.next() {
                let row = try #require(byID["'\(object.id.text)'"], "\(object.id.text)")
                let properties = try #require(map.entity(named: object.id.entity)).properties
                for (property, value) in zip(properties, object.values) {
                    guard let index = names.firstIndex(of: property.name), let expected = value.inViews else {
                        continue
                    }
                    #expect(PlainValue(row[index + 1] ?? "NULL") == expected, "\(object.id.text).\(property.name)")
                }
                seen += 1
            }
            #expect(rows.count == seen, "\(entity.name)")
            count += seen
        }
        return count
    }

    private func links(_ path: String, _ view: String, _ name: String) throws -> Set<String> {
        Set(try TestDatabase(path).rows("SELECT _id || ' ' || \"\(name)\" FROM \"\(view)\"").compactMap { $0[0] })
    }

    @Test func viewsGiveTheObjects() throws {
        let path = try CoinCollection.makeStore(in: folder)
        let store = try #require(StoreReader().open(path).store)
        let map = store.map(of: ResolvedModel(CoinCollection.model))
        #expect(try compare(path, map, store) == 4 + 4 + 2 + 3 + 1)
        #expect(try links(path, "Item_tags", "tags") == ["Coin/p1 Tag/p1", "Coin/p1 Tag/p2", "Stamp/p3 Tag/p2"])
        #expect(try links(path, "Box_items", "items") == ["Box/p1 Coin/p1", "Box/p1 Coin/p2"])
        #expect(try links(path, "Shop_wanted", "wanted") == ["Shop/p1 Tag/p1", "Shop/p1 Tag/p3"])
        #expect(
            try links(path, "Item_similar", "similar")
                == ["Coin/p1 Coin/p2", "Coin/p2 Coin/p1", "Stamp/p3 Stamp/p4", "Stamp/p4 Stamp/p3"])
    }

    /// Values without the form of their type, data of all external attributes, and links that lead nowhere.
    @Test func oddValuesAreAsInADump() throws {
        var model = CoinCollection.model
        let data = try #require(model.entities[0].attributes.firstIndex { $0.name == "data" })
        model.entities[0].attributes[data].allowsExternalStorage = true
        let path = try CoinCollection.makeStore(
            in: folder,
            more: [
                "UPDATE ZITEM SET ZBOX = 'text', ZADDED = -63113904001 WHERE Z_PK = 3",
                "UPDATE ZITEM SET ZADDED = -63113904000, ZDATA = x'0174' WHERE Z_PK = 4",
                "UPDATE ZITEM SET ZDATA = 'text' WHERE Z_PK = 1", "INSERT INTO Z_2TAGS VALUES (4, NULL, 1)",
                "INSERT INTO Z_2TAGS VALUES (NULL, 4, 1)",
            ])
        let store = try #require(StoreReader().open(path).store)
        _ = try compare(path, store.map(of: ResolvedModel(model)), store)
        #expect(try links(path, "Item_tags", "tags").allSatisfy { $0.contains("Tag/p") })
        #expect(try TestDatabase(path).count("SELECT count(*) FROM Item_tags WHERE tags IS NULL") == 0)
    }

    /// A view of links does not take the name of an entity, and a property not that of the id.
    @Test func everyNameIsGivenOnce() throws {
        var model = CoinCollection.model
        model.entities[4].name = "item_tags"
        model.entities[0].relationships[0].destinationName = "item_tags"
        model.entities[0].relationships[0].inverseEntityName = "item_tags"
        model.entities[5].relationships[0].destinationName = "item_tags"
        model.entities[4].attributes += [attribute("_id"), attribute("_ID_"), attribute("_entity")]
        let database = try TestDatabase(folder.path("Names.sqlite"))
        let new = NewStore(of: ResolvedModel(model))
        for statement in new.schema + StoreViews(new.map).statements { try database.execute(statement) }
        let columns = try database.rows("PRAGMA table_info(item_tags)").compactMap { $0[1] }
        #expect(columns == ["_id", "_entity", "name", "_id_", "_ID__", "_entity_"])
        let links = try database.rows("PRAGMA table_info(\"Item_tags_\")").compactMap { $0[1] }
        #expect(links == ["_id", "tags", "_order"])
    }

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func viewsOfPublicStoresGiveTheObjects() throws {
        var count = 0
        for (number, store) in try CorpusStore.all().enumerated() {
            let opened = try #require(StoreReader().open(store.url.path).store)
            guard let model = try store.knownVersions().first?.model else { continue }
            let path = folder.path("\(number).sqlite")
            for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: store.url.path + suffix) {
                try FileManager.default.copyItem(atPath: store.url.path + suffix, toPath: path + suffix)
                try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path + suffix)
            }
            count += try compare(path, opened.map(of: model), opened)
        }
        #expect(count > 500)
    }

    /// A view does not hide a table.
    @Test func aNameOfATableIsAvoided() throws {
        var model = CoinCollection.model
        model.entities[3].name = "zTag"
        let structure = NewStore(of: ResolvedModel(model)).map
        #expect(StoreViews(structure).statements.contains { $0.hasPrefix("CREATE VIEW \"zTag_\"") })
    }

    /// The tables of a new store are those of the example, whose store was written by hand.
    @Test func aNewStoreHasTheTables() throws {
        let database = try TestDatabase(folder.path("New.sqlite"))
        let new = NewStore(of: ResolvedModel(CoinCollection.model))
        for statement in new.schema + StoreViews(new.map).statements { try database.execute(statement) }
        let other = try TestDatabase(try CoinCollection.makeStore(in: folder))
        for table in ["ZBOX", "ZITEM", "ZTAG", "ZSHOP", "Z_2TAGS", "Z_2SIMILAR"] {
            func columns(_ database: TestDatabase) throws -> Set<[String?]> {
                Set(try database.rows("PRAGMA table_info(\(table))").map { [$0[1], $0[2]] })
            }
            #expect(try columns(database) == columns(other), "\(table)")
        }
        #expect(try database.count("SELECT count(*) FROM Item") == 0)
    }
}

extension StoreValue {
    /// The value as a view gives it; nil for data that a view does not resolve.
    fileprivate var inViews: PlainValue? {
        switch self {
        case .date(let seconds): ISOTimestamp.text(of: seconds).map(PlainValue.text) ?? .number(seconds)
        case .uuid(let bytes): .text(UUIDText.text(of: bytes))
        case .object(let id): .text(id.text)
        case .external, .objects, .members: nil
        case .null, .boolean, .integer, .number, .text, .bytes: plain
        }
    }
}
