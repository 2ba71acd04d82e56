import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcStores

/// The objects in which two stores differ.
@Suite struct StoreComparisonTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func changes(_ edits: String..., key: String? = nil) throws -> [StoreObjectChange] {
        func side(_ name: String, _ edits: [String]) throws -> StoreComparison.Side {
            try? FileManager.default.removeItem(atPath: folder.path(name))
            let path = try CoinCollection.makeStore(in: folder, name, more: edits)
            let store = try #require(StoreReader().open(path).store)
            return StoreComparison.Side(store, store.map(of: ResolvedModel(CoinCollection.model)))
        }
        let old = try side("Old.sqlite", [])
        return try StoreComparison(old, try side("New.sqlite", edits), key: key).changes()
    }

    private func id(_ entity: String, _ key: Int64) -> StoreObjectID { StoreObjectID(entity: entity, key: key) }

    @Test func equalStoresHaveNone() throws {
        #expect(try changes() == [] && changes(key: "title") == [])
    }

    @Test func objectsAndValuesDiffer() throws {
        let changes = try changes(
            "DELETE FROM ZBOX WHERE Z_PK = 2", "INSERT INTO ZTAG VALUES (9, 6, 1, NULL, 'new')",
            "UPDATE ZITEM SET ZTITLE = 'Pfennig', ZBOX = NULL WHERE Z_PK = 1")
        #expect(
            changes == [
                .removed(id("Box", 2)),
                .changed(
                    old: id("Box", 1), new: id("Box", 1),
                    [
                        StoreValueChange(
                            property: "items", old: .objects([id("Coin", 2), id("Coin", 1)]),
                            new: .objects([id("Coin", 2)]))
                    ]),
                .changed(
                    old: id("Coin", 1), new: id("Coin", 1),
                    [
                        StoreValueChange(property: "title", old: .text("Thaler"), new: .text("Pfennig")),
                        StoreValueChange(property: "box", old: .object(id("Box", 1)), new: .null),
                    ]),
                .added(id("Tag", 9)),
            ])
    }

    /// With a key, primary keys do not matter, nor those of links.
    @Test func objectsAreMatchedByAnAttribute() throws {
        let renumbered = [
            "UPDATE ZTAG SET Z_PK = Z_PK + 100", "UPDATE Z_2TAGS SET Z_6TAGS = Z_6TAGS + 100",
        ]
        #expect(try !changes(renumbered[0], renumbered[1]).isEmpty)
        let changes = try changes(
            renumbered[0], renumbered[1], "UPDATE ZTAG SET Z5WANTED = NULL WHERE ZNAME = 'gold'", key: "name")
        #expect(
            changes == [
                .changed(
                    old: id("Shop", 1), new: id("Shop", 1),
                    [
                        StoreValueChange(
                            property: "wanted", old: .objects([id("Tag", 1), id("Tag", 3)]),
                            new: .objects([id("Tag", 101)]))
                    ])
            ])
    }
}
