import Foundation
import ModelcBase
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcStores

/// Sample objects keep bounds, constraints and counts that depend on each other.
@Suite struct SampleRuleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(_ model: ManagedObjectModel, _ count: Int = 20) throws -> WrittenStore {
        let store = try WrittenStore.samples(model, count, in: folder, "\(UUID().uuidString).sqlite")
        try store.expectValid()
        return store
    }

    private static func number(_ name: String, _ range: ClosedRange<Int>) -> AttributeDescription {
        attribute(name, .integer16, optional: false) {
            $0.minimumValueText = "\(range.lowerBound)"
            $0.maximumValueText = "\(range.upperBound)"
        }
    }

    /// Bounds that are no whole numbers, or too great for one.
    @Test(arguments: ["1e30", "inf", "nan", "-inf", "-1e30"])
    func extremeBoundsStopNothing(_ bound: String) throws {
        let texts = attribute("text", .string) { $0.maximumValueText = bound }
        let numbers = attribute("number", .integer64) { $0.maximumValueText = bound }
        for attribute in [texts, numbers] {
            _ = try? WrittenStore.samples(model(entity("A", [attribute])), 3, in: folder, "\(attribute.name).sqlite")
        }
        let long = attribute("text", .string) { $0.minimumValueText = bound }
        _ = try? WrittenStore.samples(model(entity("A", [long])), 3, in: folder, "long.sqlite")
    }

    /// Rows of a parent come first in the table, and use up no values of the child.
    @Test func uniqueValuesOfAChildAreWithinTheirBounds() throws {
        let parts = model(
            entity("Part", [attribute("name")]),
            entity("Wheel", parent: "Part", [SampleRuleTests.number("place", 1...5)]) {
                $0.uniquenessConstraints = [constraint("place")]
            })
        let store = try store(parts)
        let places = try store.database.rows("SELECT ZPLACE FROM ZPART WHERE ZPLACE NOT NULL ORDER BY 1")
        #expect(places == [["1"], ["2"], ["3"], ["4"], ["5"]])
    }

    /// The index of a constraint covers the rows of the parent and of siblings.
    @Test func aConstraintOnAnInheritedAttributeHoldsInTheWholeTable() throws {
        let parts = model(
            entity("Part", [SampleRuleTests.number("place", 1...30)]),
            entity("Wheel", parent: "Part") { $0.uniquenessConstraints = [constraint("place")] },
            entity("Door", parent: "Part"))
        let store = try store(parts)
        #expect(try store.database.count("SELECT count(DISTINCT ZPLACE) - 30 FROM ZPART") == 0)
        #expect(try store.database.count("SELECT count(*) FROM ZPART") == 30)
    }

    /// `shelf` cannot be unique, because a shelf needs two books.
    @Test func theRelationshipThatCanBeUniqueIsChosen() throws {
        let library = model(
            entity(
                "Book",
                links: [
                    link("shelf", to: "Shelf", inverse: "books") { $0.isOptional = false },
                    link("cover", to: "Cover", inverse: "book"),
                ]
            ) { $0.uniquenessConstraints = [constraint("shelf", "cover")] },
            entity(
                "Shelf",
                links: [
                    many("books", to: "Book", inverse: "shelf") {
                        $0.isOptional = false
                        $0.minimumCount = 2
                        $0.maximumCount = 3
                    }
                ]),
            entity("Cover", links: [link("book", to: "Book", inverse: "cover") { $0.isOptional = false }]))
        let store = try store(library)
        #expect(try store.database.count("SELECT count(*) FROM ZBOOK") ?? 0 >= 40)
    }

    /// Five owners exist; there are no more keys than owners.
    @Test func rowsAreRemovedIfTheOtherSideIsLimited() throws {
        let keys = model(
            entity("Key", links: [link("owner", to: "Owner", inverse: "key") { $0.isOptional = false }]),
            entity("Owner", [SampleRuleTests.number("place", 1...5)], links: [link("key", to: "Key", inverse: "owner")])
            { $0.uniquenessConstraints = [constraint("place")] }, entity("Door"))
        let rows = try SampleRows(of: NewStore(of: ResolvedModel(keys)), count: 20, seed: 0)
        #expect(rows.objectCounts == ["Key": 5, "Owner": 5, "Door": 20] && rows.unmetBounds.isEmpty)
        try WrittenStore(keys, rows, in: folder).expectValid()
    }

    /// The relationship that leaves an entity without objects is named by the side that requires it.
    @Test func contradictionsAreNamed() throws {
        let impossible = model(
            entity("Page", links: [link("book", to: "Book", inverse: "pages") { $0.isOptional = false }]) {
                $0.uniquenessConstraints = [constraint("book")]
            },
            entity(
                "Book",
                links: [
                    many("pages", to: "Page", inverse: "book") {
                        $0.isOptional = false
                        $0.minimumCount = 2
                    }
                ]), entity("Desk"))
        let rows = try SampleRows(of: NewStore(of: ResolvedModel(impossible)), count: 20, seed: 0)
        #expect(rows.objectCount == 20 && rows.unmetBounds.contains("Book.pages"))
        try WrittenStore(impossible, rows, in: folder).expectValid()
    }

    private static func bounds(
        _ least: Int, _ most: Int, optional: Bool = false
    ) -> @Sendable (inout RelationshipDescription) -> Void {
        {
            $0.minimumCount = least
            $0.maximumCount = most
            $0.isOptional = optional
        }
    }

    /// Both sides of a many-to-many relationship have bounds.
    @Test(arguments: [(1, 2, 3, 9), (3, 3, 3, 3), (1, 1, 4, 0), (2, 0, 5, 6)], [true, false])
    func bothSidesHaveBounds(_ bounds: (Int, Int, Int, Int), isOptional: Bool) throws {
        let tags = model(
            entity(
                "Book",
                links: [
                    many(
                        "tags", to: "Tag", inverse: "books",
                        editing: SampleRuleTests.bounds(bounds.0, bounds.1, optional: isOptional))
                ]),
            entity(
                "Tag",
                links: [
                    many(
                        "books", to: "Book", inverse: "tags", editing: SampleRuleTests.bounds(bounds.2, bounds.3))
                ]))
        let store = try store(tags)
        #expect(try store.database.count("SELECT count(*) FROM ZTAG") ?? 0 > 0)
    }

    /// A relationship that is its own inverse, with an odd number of objects, and with all objects.
    @Test(arguments: [(1, 1), (3, 3), (2, 2), (4, 0), (20, 20)])
    func ownInversesHaveBounds(_ least: Int, _ most: Int) throws {
        let friends = model(
            entity(
                "Person",
                links: [
                    many(
                        "friends", to: "Person", inverse: "friends", editing: SampleRuleTests.bounds(least, most))
                ]))
        let store = try store(friends)
        #expect(try store.database.count("SELECT count(*) FROM ZPERSON") == 20)
    }

    /// A required to-many relationship has one object, and several.
    @Test func requiredLinksAreOneAndMany() throws {
        let library = model(
            entity("Shelf", links: [many("books", to: "Book", inverse: "shelf") { $0.isOptional = false }]),
            entity("Book", links: [link("shelf", to: "Shelf", inverse: "books") { $0.isOptional = false }]))
        let counts = try store(library).database.rows(
            "SELECT DISTINCT count(*) FROM ZBOOK GROUP BY ZSHELF ORDER BY 1")
        #expect(counts == [["1"], ["2"]])
    }

    /// Without a value, an optional to-many relationship has no minimum.
    @Test func optionalMinimums() throws {
        let groups = model(
            entity("Group", links: [many("members", to: "Person", inverse: "group") { $0.minimumCount = 3 }]),
            entity("Person", links: [link("group", to: "Group", inverse: "members")]) {
                $0.uniquenessConstraints = [constraint("group")]
            })
        let store = try store(groups)
        #expect(try store.database.count("SELECT count(ZGROUP) FROM ZPERSON") == 0)
    }

    /// Derived values cannot be chosen: one object has a unique one in any case.
    @Test func derivedValuesInConstraints() throws {
        let library = model(
            entity(
                "Shelf",
                [
                    attribute("count", .integer64) {
                        $0.isDerived = true
                        $0.derivationExpression = "books.@count"
                    },
                    attribute("saved", .date) {
                        $0.isDerived = true
                        $0.derivationExpression = "now()"
                    }, attribute("room"),
                ], links: [many("books", to: "Book", inverse: "shelf")]
            ) { $0.uniquenessConstraints = [constraint("count", "room")] },
            entity("Book", links: [link("shelf", to: "Shelf", inverse: "books")]))
        let store = try store(library)
        #expect(try store.database.count("SELECT count(*) FROM ZSHELF WHERE ZSAVED NOT NULL") == 20)
        var alone = library
        alone.entities[0].uniquenessConstraints = [constraint("count")]
        #expect(try self.store(alone).database.count("SELECT count(*) FROM ZSHELF") == 1)
    }

    /// Random models whose bounds, constraints and counts depend on each other; the objects are checked by the rules for
    /// given objects, too.
    @Test(arguments: 0..<60) func objectsOfRandomModelsAreValid(_ seed: Int) throws {
        let random = RandomRules.model(seed: UInt64(seed))
        let store = try store(random, 12)
        let objects = try GivenObject.all(of: store)
        let again = try WrittenStore(
            random, GivenRows(objects, of: NewStore(of: ResolvedModel(random))), in: folder, "Again.sqlite")
        #expect(try again.objects() == store.objects(), "seed \(seed)")
    }
}
