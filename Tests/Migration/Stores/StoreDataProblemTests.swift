import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcStores

/// What is wrong in the data of a store.
@Suite struct StoreDataProblemTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func problems(
        _ changes: String..., editing edit: (inout ManagedObjectModel) -> Void = { _ in }
    ) throws -> [StoreProblem] {
        var model = CoinCollection.model
        edit(&model)
        let store = try #require(StoreReader().open(try CoinCollection.makeStore(in: folder, more: changes)).store)
        return try store.problems(store.map(of: ResolvedModel(model)))
    }

    private func expect(
        _ problems: [StoreProblem], _ kind: StoreProblem.Kind, _ path: String, _ count: Int, _ samples: [String]
    ) throws {
        let problem = try #require(problems.first { $0.kind == kind }, "\(problems)")
        #expect(problem.path == path && problem.count == count && problem.samples == samples, "\(problem)")
        #expect(problems.map(\.kind) == [kind], "\(problems)")
    }

    @Test func aSoundStoreHasNone() throws { #expect(try problems() == []) }

    @Test func aLinkToAMissingObject() throws {
        try expect(problems("UPDATE ZITEM SET ZBOX = 9 WHERE Z_PK = 3"), .danglingLink, "Item.box", 1, ["Stamp/p3"])
    }

    /// The key exists, but it is of an object of another entity.
    @Test func aLinkToAnObjectOfAnotherEntity() throws {
        try expect(
            problems(
                "UPDATE ZITEM SET Z_ENT = 77 WHERE Z_PK = 4", "DELETE FROM Z_2SIMILAR", "UPDATE ZSHOP SET ZBEST = NULL"),
            .unknownEntity, "Item", 1, ["Z_PK 4 of Z_ENT 77"])
    }

    @Test func aLinkOfATableToAMissingObject() throws {
        try expect(problems("INSERT INTO Z_2TAGS VALUES (2, 8, 1)"), .danglingLink, "Item.tags", 1, ["2 -> 8"])
    }

    @Test func aLinkWithoutInverseFromAMissingObject() throws {
        try expect(problems("UPDATE ZTAG SET Z5WANTED = 5 WHERE Z_PK = 2"), .danglingLink, "Shop.wanted", 1, ["Tag/p2"])
    }

    @Test func aRequiredValueThatIsMissing() throws {
        try expect(
            problems("UPDATE ZITEM SET ZTITLE = NULL"), .missingValue, "Item.title", 4,
            [
                "Coin/p1", "Coin/p2", "Stamp/p3", "Stamp/p4",
            ])
    }

    @Test func aRequiredLinkThatIsMissing() throws {
        let problems = try problems { $0.entities[0].relationships[2].isOptional = false }
        try expect(problems, .missingValue, "Item.box", 2, ["Stamp/p3", "Stamp/p4"])
    }

    @Test func valuesThatMustBeUnique() throws {
        try expect(problems("UPDATE ZBOX SET ZNAME = 'red'"), .duplicateValues, "Box.name", 1, ["red"])
    }

    @Test func moreLinksThanAllowed() throws {
        try expect(problems("UPDATE ZITEM SET ZBOX = 1"), .linkCount, "Box.items", 1, ["Box/p1"])
    }

    @Test func fewerLinksThanAllowed() throws {
        let problems = try problems { $0.entities[4].relationships[0].isOptional = false }
        try expect(problems, .linkCount, "Tag.items", 1, ["Tag/p3"])
    }

    /// A pair of objects is stored in one direction, and each of them has the link.
    @Test func aRelationshipThatIsItsOwnInverseHasBothSides() throws {
        #expect(try problems { $0.entities[0].relationships[1].isOptional = false } == [])
        try FileManager.default.removeItem(at: folder.url)
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let more = try problems("INSERT INTO Z_2SIMILAR VALUES (2, 3)") {
            $0.entities[0].relationships[1].maximumCount = 1
        }
        try expect(more, .linkCount, "Item.similar", 2, ["Coin/p2", "Stamp/p3"])
    }

    @Test func severalValuesThatMustBeUniqueTogether() throws {
        let problems = try problems("UPDATE ZITEM SET ZTITLE = 'a', ZPAGE = 'b' WHERE Z_PK < 3") {
            var constraint = UniquenessConstraint()
            constraint.members = [NamedReference(name: "title"), NamedReference(name: "page")]
            $0.entities[0].uniquenessConstraints = [constraint]
        }
        try expect(problems, .duplicateValues, "Item.title,page", 1, ["(a, b)"])
    }

    @Test func aKeyAboveTheHighest() throws {
        try expect(
            problems("UPDATE Z_PRIMARYKEY SET Z_MAX = 2 WHERE Z_ENT = 6"), .keyAboveMaximum, "Tag", 1, ["Tag/p3"])
    }

    @Test func aMissingFile() throws {
        let other = CoinCollection.file.replacingOccurrences(of: "0A1B", with: "FFFF")
        try expect(
            problems("UPDATE ZITEM SET ZPHOTO = CAST(x'02' || '\(other)' || x'00' AS BLOB) WHERE Z_PK = 1"),
            .missingFile,
            "Item.photo", 1, ["\(other) of key 1"])
    }

    @Test func anObjectOfAnAbstractEntity() throws {
        try expect(problems("UPDATE ZITEM SET Z_ENT = 2 WHERE Z_PK = 2"), .abstractEntity, "Item", 1, ["Item/p2"])
    }
}
