import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcStores

/// The map of a store's columns, and its objects.
@Suite struct StoreObjectTests {
    private let folder: TemporaryFolder
    private let store: OpenedStore
    private let map: StoreMap

    init() throws {
        folder = try TemporaryFolder()
        let path = try CoinCollection.makeStore(in: folder)
        store = try #require(StoreReader().open(path).store)
        map = store.map(of: ResolvedModel(CoinCollection.model))
    }

    private func objects(_ entity: String, where predicate: StoreFilter? = nil, limit: Int? = nil) throws
        -> [StoreObject]
    {
        let objects = store.objects(
            of: map.family(of: try #require(map.entity(named: entity))), in: map, filter: predicate, limit: limit)
        var all: [StoreObject] = []
        while let object = try objects.next() { all.append(object) }
        // A further call finds nothing either.
        #expect(try objects.next() == nil)
        return all
    }

    private func values(_ property: String, of entity: String) throws -> [StoreValue] {
        try objects(entity).map { object in
            let properties = try #require(map.entity(named: object.id.entity)).properties
            let index = try #require(properties.firstIndex { $0.name == property })
            return object.values[index]
        }
    }

    private func column(_ property: String, of entity: String) throws -> MappedProperty.Storage {
        try #require(map.entity(named: entity)?.properties.first { $0.name == property }).storage
    }

    private func link(_ property: String, of entity: String) throws -> LinkStorage? {
        if case .link(let link) = try column(property, of: entity) { link.storage } else { nil }
    }

    @Test func everyColumnIsFound() throws {
        #expect(map.gaps == [])
        #expect(map.entities.map(\.name) == ["Box", "Item", "Coin", "Stamp", "Shop", "Tag"])
        #expect(map.entity(named: "Item")?.properties.contains { $0.name == "hidden" } == false)
    }

    /// The entity with the lower number keeps the plain name.
    @Test func siblingsWithOneNameHaveNumberedColumns() throws {
        func name(_ entity: String) throws -> String? {
            if case .attribute(let attribute) = try column("note", of: entity) { attribute.column } else { nil }
        }
        #expect(try name("Coin") == "ZNOTE" && name("Stamp") == "ZNOTE1")
    }

    @Test func linksHaveTheirColumns() throws {
        #expect(try link("box", of: "Coin") == .column("ZBOX", entity: nil))
        #expect(try link("best", of: "Shop") == .column("ZBEST", entity: "Z2_BEST"))
        #expect(try link("items", of: "Box") == .foreignKey(table: "ZITEM", column: "ZBOX", order: "Z_FOK_BOX"))
        #expect(try link("wanted", of: "Shop") == .foreignKey(table: "ZTAG", column: "Z5WANTED", order: nil))
        #expect(
            try link("tags", of: "Stamp")
                == .join(table: "Z_2TAGS", here: "Z_2ITEMS", there: "Z_6TAGS", order: "Z_FOK_6TAGS"))
        #expect(
            try link("items", of: "Tag") == .join(table: "Z_2TAGS", here: "Z_6TAGS", there: "Z_2ITEMS", order: nil))
    }

    @Test func valuesHaveTheirTypes() throws {
        #expect(try values("title", of: "Coin") == [.text("Thaler"), .text("Groat \"old\", one")])
        #expect(try values("added", of: "Coin") == [.date(0), .date(86_400.5)])
        #expect(try values("mark", of: "Coin") == [.uuid(Array(0...15)), .null])
        #expect(try values("isNew", of: "Item") == [.boolean(true), .boolean(false), .null, .null])
        #expect(try values("price", of: "Coin") == [.number(12.5), .integer(3)])
        #expect(try values("note", of: "Coin") == [.text("worn"), .null])
        #expect(try values("note", of: "Stamp") == [.integer(7), .null])
        #expect(try values("data", of: "Stamp") == [.bytes([0xCA, 0xFE]), .null])
    }

    @Test func externalDataIsFollowed() throws {
        let file = ExternalData(name: CoinCollection.file, size: 5, bytes: Array("photo".utf8))
        #expect(try values("photo", of: "Stamp") == [.bytes([0xFF, 0]), .external(file)])
        try FileManager.default.removeItem(
            atPath: folder.path(".Collection_SUPPORT/_EXTERNAL_DATA/\(CoinCollection.file)"))
        #expect(try values("photo", of: "Stamp").last == .external(ExternalData(name: CoinCollection.file)))
    }

    private func objects(_ texts: [String]) -> StoreValue {
        .objects(
            texts.map { text in
                let parts = text.components(separatedBy: "/p")
                return StoreObjectID(entity: parts[0], key: Int64(parts[1]) ?? 0)
            })
    }

    @Test func linksLeadToObjectsInTheirOrder() throws {
        #expect(try values("items", of: "Box") == [objects(["Coin/p2", "Coin/p1"]), objects([])])
        #expect(
            try values("tags", of: "Item")
                == [objects(["Tag/p2", "Tag/p1"]), objects([]), objects(["Tag/p2"]), objects([])])
        #expect(
            try values("items", of: "Tag") == [objects(["Coin/p1"]), objects(["Coin/p1", "Stamp/p3"]), objects([])])
        #expect(try values("best", of: "Shop") == [.object(StoreObjectID(entity: "Stamp", key: 4))])
        #expect(try values("wanted", of: "Shop") == [objects(["Tag/p1", "Tag/p3"])])
    }

    /// Whether a pair is stored in one direction or in both, each side has the other once.
    @Test func aRelationshipThatIsItsOwnInverseHasBothSides() throws {
        #expect(
            try values("similar", of: "Item")
                == [objects(["Coin/p2"]), objects(["Coin/p1"]), objects(["Stamp/p4"]), objects(["Stamp/p3"])])
    }

    @Test func aLimitEndsTheObjects() throws {
        #expect(try objects("Item", limit: 3).map(\.id.text) == ["Coin/p1", "Coin/p2", "Stamp/p3"])
        #expect(try objects("Item", limit: 0).isEmpty)
    }

    /// All rows of a table of one entity are its objects.
    @Test func aTableOfOneEntityNeedsNoNumber() throws {
        let path = try CoinCollection.makeStore(
            in: folder, "Numbers.sqlite",
            more: ["UPDATE ZTAG SET Z_ENT = 1", "UPDATE ZITEM SET Z_ENT = 1 WHERE Z_PK = 2"])
        let store = try #require(StoreReader().open(path).store)
        let map = store.map(of: ResolvedModel(CoinCollection.model))
        let description = try store.description(map)
        func count(_ entity: String) throws -> Int { description.rows(of: try #require(map.entity(named: entity))) }
        #expect(try count("Tag") == 3 && count("Coin") == 1 && count("Box") == 2)
        let objects = store.objects(of: map.entities.filter { $0.name == "Tag" }, in: map)
        #expect(try objects.next()?.id.text == "Tag/p1")
        let problems = try store.problems(map)
        #expect(problems.map(\.kind) == [.unknownEntity, .danglingLink, .missingFile])
        #expect(problems.first?.samples == ["Z_PK 2 of Z_ENT 1"])
    }

    /// Columns that the store lacks are named, and the rest is read.
    @Test func aStoreOfAnotherModelHasGaps() throws {
        var model = CoinCollection.model
        model.entities[3].attributes.append(attribute("colour"))
        let map = store.map(of: ResolvedModel(model))
        #expect(map.gaps.map(\.path) == ["Box.colour"])
        #expect(map.gaps.first?.reason == "the store's table 'ZBOX' has no column 'ZCOLOUR'")
        #expect(map.entity(named: "Box")?.properties.map(\.name) == ["name", "items"])
    }

    private func map(_ edits: String..., of model: ManagedObjectModel = CoinCollection.model) throws -> StoreMap {
        try? FileManager.default.removeItem(atPath: folder.path("Edited.sqlite"))
        let path = try CoinCollection.makeStore(in: folder, "Edited.sqlite", more: edits)
        return try #require(StoreReader().open(path).store).map(of: ResolvedModel(model))
    }

    /// The version hashes say which entities the store has, so that a missing number is not one of a configuration.
    @Test func anEntityWithoutNumberIsAGap() throws {
        let map = try map("DELETE FROM Z_PRIMARYKEY WHERE Z_NAME = 'Tag'")
        #expect(map.gaps.first?.path == "Tag" && map.entity(named: "Tag") == nil)
        #expect(map.tableNames.contains("ZTAG"))
        #expect(try self.map("DROP TABLE Z_PRIMARYKEY").entities.isEmpty)
    }

    /// Coin was renamed to Stamp, and Stamp to Token. Only renaming identifiers tell it from a Coin that became a Token.
    @Test func oldNamesOfRenamedEntities() throws {
        var model = CoinCollection.model
        model.entities[2].name = "Token"
        model.entities[1].name = "Stamp"
        let guessed = try map(of: model)
        #expect(guessed.entity(named: "Stamp")?.number == 4 && guessed.entity(named: "Token")?.number == 3)
        #expect(guessed.guesses == [StoreMap.Guess(entity: "Token", storedName: "Coin")])
        model.entities[2].renamingIdentifier = "Stamp"
        model.entities[1].renamingIdentifier = "Coin"
        let known = try map(of: model)
        #expect(known.entity(named: "Stamp")?.number == 3 && known.entity(named: "Token")?.number == 4)
        #expect(known.guesses == [] && known.gaps == [])
    }

    /// An old name is matched with an entity of the same parent.
    @Test func anOldNameIsOfTheSameParent() throws {
        var model = CoinCollection.model
        model.entities[2].name = "Token"
        model.entities[4].name = "Aaa"
        let map = try map(of: model)
        #expect(map.entity(named: "Token")?.number == 4)
        #expect(map.guesses.map(\.entity) == ["Aaa", "Token"] && map.guesses.map(\.storedName) == ["Tag", "Stamp"])
    }

    /// Larger data is not read.
    @Test func dataHasALimit() throws {
        var options = StoreReadingOptions()
        options.dataLimit = 1
        let stamps = store.objects(of: map.entities.filter { $0.name == "Stamp" }, in: map, options)
        let stamp = try #require(try stamps.next())
        let names = try #require(map.entity(named: "Stamp")).properties.map(\.name)
        let (data, photo) = (try #require(names.firstIndex(of: "data")), try #require(names.firstIndex(of: "photo")))
        #expect(stamp.values[data] == .external(ExternalData(size: 2)))
        #expect(stamp.values[photo] == .external(ExternalData(size: 2)))
        options.dataLimit = 2
        let all = try #require(
            try store.objects(of: map.entities.filter { $0.name == "Stamp" }, in: map, options).next())
        #expect(all.values[data] == .bytes([0xCA, 0xFE]) && all.values[photo] == .bytes([0xFF, 0]))
    }
}
