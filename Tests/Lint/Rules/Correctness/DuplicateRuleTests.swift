import ModelcLint
import ModelcSchema
import ModelcTestSupport
import Testing

@Suite struct DuplicateRuleTests {
    @Test func entityNames() {
        let faulty = model(entity("Book", line: 3), entity("Author", line: 5), entity("Book", line: 9))
        let found = problems(faulty)
        #expect(
            found.summaries == [
                "duplicate-entity-name @name Book: Book is defined twice (lines 3 and 9); "
                    + "entity names are keys of the model and must be unique => remove or rename one of them"
            ])
        #expect(found.first?.place.position == position(9))
        #expect(found.first?.related.map(\.place.position) == [position(3)])
        #expect(problems(model(entity("Book"), entity("Books"), entity("book"))).isEmpty)
    }

    @Test func aModelWithoutLinesNamesNone() {
        #expect(
            problems(model(entity("Book"), entity("Book"))).map(\.message) == [
                "Book is defined twice; entity names are keys of the model and must be unique"
            ])
    }

    @Test func everyFurtherOneIsReported() {
        #expect(problems(model(entity("A"), entity("A"), entity("A"))).count == 2)
    }

    @Test func propertyNamesOfAllKinds() {
        let faulty = model(
            entity("Book", ["title"], links: [relationship("title", to: "Book")]) {
                $0.fetchedProperties = [fetchedProperty("title", for: "Book")]
            },
            entity("Author", ["title"]))
        #expect(problems(faulty).ids == ["duplicate-property-name", "duplicate-property-name"])
        #expect(problems(faulty).first?.modelPath == "Book.title")
        #expect(
            problems(faulty).first?.message
                == "Book.title is defined twice; property names are keys of the entity and must be unique")
    }

    @Test func membersOfComposites() {
        let faulty = model { $0.composites = [composite("Place", attribute("x", line: 2), attribute("x", line: 3))] }
        #expect(
            problems(faulty).map(\.message) == [
                "Place.x is defined twice (lines 2 and 3); property names are keys of the composite and must be unique"
            ])
    }

    @Test func indexNames() {
        let faulty = model(
            entity("Book", ["a", "b"]) { $0.fetchIndexes = [fetchIndex("i", "a"), fetchIndex("i", "b")] },
            entity("Author", ["a"]) { $0.fetchIndexes = [fetchIndex("i", "a")] })
        #expect(
            problems(faulty).summaries == [
                "duplicate-index-name @name Book.fetchIndex:i: "
                    + "Book has two indexes named i; the second cannot be created => rename one"
            ])
    }

    @Test func configurations() {
        let faulty = model {
            $0.configurations = [configuration("Local"), configuration("Cloud"), configuration("Local")]
        }
        #expect(
            problems(faulty).summaries == [
                "duplicate-configuration @name configuration:Local: "
                    + "configuration Local is defined twice => rename or merge"
            ])
    }

    @Test func fetchRequests() {
        let faulty = model(entity("Book")) {
            $0.fetchRequests = [request("All", for: "Book"), request("Some", for: "Book"), request("All", for: "Book")]
        }
        #expect(
            problems(faulty).summaries == [
                "duplicate-fetch-request @name fetchRequest:All: fetch request All is defined twice => rename one"
            ])
    }
}
