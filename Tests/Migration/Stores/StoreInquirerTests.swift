import ModelcSchema
import Testing

@testable import ModelcStores

/// Which questions a change of the model raises.
@Suite struct StoreInquirerTests {
    /// The changed library: everything that a store can break.
    private static let newModel: ManagedObjectModel = {
        var model = Library.model
        model.entities[0].relationships[0].minimumCount = 1
        model.entities[0].relationships[0].isOptional = false
        model.entities[1].attributes[0].name = "name"
        model.entities[1].attributes[0].minimumValueText = "2"
        model.entities[1].attributes[1].type = .integer16
        model.entities[1].relationships[0].isOptional = false
        return model
    }()

    private func questions(_ changes: SchemaChange...) -> [StoreQuestion] {
        inquiries(changes).map(\.question)
    }

    private func inquiries(_ changes: [SchemaChange]) -> [StoreInquiry] {
        StoreInquirer(changes, from: ResolvedModel(Library.model), to: ResolvedModel(StoreInquirerTests.newModel))
            .inquiries()
    }

    private func change(
        _ kind: SchemaChangeKind, _ entity: String, _ old: String?, _ new: String?, value: String? = nil,
        _ traits: Set<SchemaChangeTrait> = []
    ) -> SchemaChange {
        SchemaChange(
            kind, oldEntity: entity, newEntity: entity, oldProperty: old, newProperty: new, newValue: value,
            traits: traits)
    }

    @Test func losses() {
        #expect(questions(SchemaChange(.entityRemoved, oldEntity: "Novel")) == [.rows(entity: "Novel")])
        #expect(
            questions(change(.attributeRemoved, "Book", "title", nil)) == [.values(entity: "Book", attribute: "title")])
        #expect(
            questions(change(.relationshipRemoved, "Book", "shelf", nil)) == [
                .links(entity: "Book", relationship: "shelf")
            ])
        #expect(questions(change(.attributeRemoved, "Book", "title", nil, [.transient])).isEmpty)
    }

    /// The constraint contains an attribute that has another name in the store.
    @Test func uniqueness() {
        let renamed = change(.attributeRenamed, "Book", "title", "name")
        let unique = change(.uniqueAdded, "Book", nil, nil, value: "name,price")
        #expect(questions(renamed, unique) == [.duplicates(entity: "Book", properties: ["title", "price"])])
        #expect(questions(change(.uniqueAdded, "Book", nil, nil, value: "isbn")).isEmpty)
    }

    @Test func requirements() {
        #expect(
            questions(change(.attributeAddedRequiredNoDefault, "Book", nil, "isbn")) == [.rows(entity: "Book")])
        #expect(
            questions(SchemaChange(.attributeAddedRequiredNoDefault, newEntity: "Map", newProperty: "scale")).isEmpty)
        #expect(
            questions(change(.attributeOptionalToRequiredNoDefault, "Book", "title", "name")) == [
                .missingValues(entity: "Book", attribute: "title")
            ])
        #expect(
            questions(change(.relationshipOptionalToRequired, "Book", "shelf", "shelf")) == [
                .missingLinks(entity: "Book", relationship: "shelf"),
                .danglingLinks(entity: "Book", relationship: "shelf"),
            ])
        #expect(
            questions(change(.relationshipCountChanged, "Shelf", "books", "books")) == [
                .linkCount(entity: "Shelf", relationship: "books", least: 1, most: nil, mayBeEmpty: false)
            ])
        #expect(
            questions(change(.relationshipToManyToOne, "Book", "authors", "authors")) == [
                .severalLinks(entity: "Book", relationship: "authors")
            ])
        #expect(
            questions(SchemaChange(.entityMadeAbstract, oldEntity: "Book", newEntity: "Book")) == [
                .rowsOfExactly(entity: "Book")
            ])
    }

    /// An optional relationship may be empty whatever its minimum count is, and no row has fewer links than none.
    @Test func countsOfOptionalRelationships() throws {
        func question(least: Int?, most: Int?) -> StoreQuestion? {
            var model = Library.model
            model.entities[0].relationships[0].minimumCount = least
            model.entities[0].relationships[0].maximumCount = most
            model.entities[0].relationships[0].isOptional = true
            return StoreInquirer(
                [change(.relationshipCountChanged, "Shelf", "books", "books")], from: ResolvedModel(Library.model),
                to: ResolvedModel(model)
            ).inquiries().first?.question
        }
        #expect(
            question(least: 2, most: nil)
                == .linkCount(entity: "Shelf", relationship: "books", least: 2, most: nil, mayBeEmpty: true))
        #expect(question(least: 2, most: nil)?.words == "rows with some, but fewer than 2 links of Shelf.books")
        #expect(question(least: 1, most: 5)?.words == "rows with more than 5 links of Shelf.books")
        #expect(
            question(least: 2, most: 5)?.words
                == "rows with some, but fewer than 2, or more than 5 links of Shelf.books")
        #expect(question(least: 1, most: nil) == nil)
    }

    @Test func values() {
        #expect(
            questions(change(.attributeTypeNumericNarrowed, "Book", "price", "price")) == [
                .outOfRange(entity: "Book", attribute: "price", range: .wholeNumbers),
                .outOfRange(entity: "Book", attribute: "price", range: .integers(-32_768...32_767)),
            ])
        let bounds = StoreValueBounds(minimum: 2, maximum: nil, isOfLength: true)
        #expect(
            questions(change(.attributeValidationChanged, "Book", "title", "name", [.tightened])) == [
                .outOfBounds(entity: "Book", attribute: "title", bounds: bounds)
            ])
        #expect(questions(change(.attributeValidationChanged, "Book", "title", "name")).isEmpty)
    }

    @Test func everyQuestionHasItsChangeAndIsThereOnce() {
        let removed = change(.attributeRemoved, "Book", "title", nil)
        let inquiries = inquiries([removed, removed])
        #expect(inquiries.map(\.change) == [removed] && inquiries.map(\.check) == [.values])
    }
}
