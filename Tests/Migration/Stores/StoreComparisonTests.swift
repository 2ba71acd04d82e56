import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcStores

/// The objects in which two stores differ.
@Suite struct StoreComparisonTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// - Parameters:
    ///   - edits: statements for the newer store.
    ///   - before: statements for both stores.
    private func changes(
        _ edits: String..., before: [String] = [], key: String? = nil
    ) throws -> [StoreObjectChange] {
        func side(_ name: String, _ edits: [String]) throws -> StoreComparison.Side {
            try? FileManager.default.removeItem(atPath: folder.path(name))
            let path = try CoinCollection.makeStore(in: folder, name, more: edits)
            let store = try #require(StoreReader().open(path).store)
            return StoreComparison.Side(store, store.map(of: ResolvedModel(CoinCollection.model)))
        }
        let old = try side("Old.sqlite", before)
        return try StoreComparison(old, try side("New.sqlite", before + edits), key: key).changes()
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

    /// Objects with one value are the same if they have the same primary key; the others are matched in their order.
    @Test func severalObjectsHaveOneValue() throws {
        let equal = ["UPDATE ZTAG SET ZNAME = 'x', Z5WANTED = NULL", "DELETE FROM Z_2TAGS"]
        #expect(try changes(before: equal, key: "name") == [])
        #expect(
            try changes("DELETE FROM ZTAG WHERE Z_PK = 1", before: equal, key: "name") == [.removed(id("Tag", 1))])
        #expect(
            try changes("UPDATE ZTAG SET Z_PK = Z_PK + 1 WHERE Z_PK = 3", before: equal, key: "name") == [])
    }

    /// A migration from Integer 64 to Double keeps the numbers.
    @Test func numbersOfOtherTypesAreTheSame() throws {
        let migration = [
            "ALTER TABLE ZITEM RENAME COLUMN ZSIZE TO ZOLD", "ALTER TABLE ZITEM ADD COLUMN ZSIZE FLOAT",
            "UPDATE ZITEM SET ZSIZE = ZOLD",
        ]
        #expect(try changes(migration[0], migration[1], migration[2]) == [])
        #expect(try changes(migration[0], migration[1], migration[2], key: "size") == [])
    }

    @Test func onlyTheNewerStoreHasValuesOfTheKey() throws {
        #expect(
            try changes(
                "INSERT INTO ZTAG VALUES (9, 6, 1, NULL, 'k')", before: ["UPDATE ZTAG SET ZNAME = NULL"], key: "name")
                == [.added(id("Tag", 9))])
    }

    /// The value of the key does not say which entity a link leads to.
    @Test func aLinkToAnObjectOfAnotherEntityWithTheSameValue() throws {
        let changes = try changes(
            "UPDATE ZSHOP SET ZBEST = 1, Z2_BEST = 3",
            before: ["UPDATE ZITEM SET ZTITLE = 'Mauritius' WHERE Z_PK = 1"], key: "title")
        let best = StoreValueChange(property: "best", old: .object(id("Stamp", 4)), new: .object(id("Coin", 1)))
        #expect(changes == [.changed(old: id("Shop", 1), new: id("Shop", 1), [best])])
    }

    @Test(arguments: [nil, "title"])
    func theOrderOfAnOrderedRelationshipIsCompared(_ key: String?) throws {
        let items = StoreValueChange(
            property: "items", old: .objects([id("Coin", 2), id("Coin", 1)]),
            new: .objects([id("Coin", 1), id("Coin", 2)]))
        #expect(
            try changes("UPDATE ZITEM SET Z_FOK_BOX = 1 WHERE Z_PK = 1", key: key)
                == [.changed(old: id("Box", 1), new: id("Box", 1), [items])])
    }

    /// The order of other links is that of the primary keys, which is none.
    @Test func linksWithoutOrderAreASet() throws {
        #expect(
            try changes(
                "UPDATE ZTAG SET Z_PK = 10 - Z_PK", "UPDATE Z_2TAGS SET Z_6TAGS = 10 - Z_6TAGS", key: "name") == [])
    }

    /// Strings are equal in Swift if they look the same.
    @Test func textsAreComparedByTheirBytes() throws {
        let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
        #expect(
            try changes(
                "UPDATE ZSHOP SET ZNAME = '\(decomposed)'", before: ["UPDATE ZSHOP SET ZNAME = '\(composed)'"]
            ).count == 1)
    }
}
