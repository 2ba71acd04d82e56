import ModelcLint
import ModelcSchema
import ModelcTestSupport
import Testing

/// Names in indexes, constraints, configurations, requests and composite attributes.
@Suite struct ReferenceRuleTests {
    private let item = entity("Item", ["inherited"])

    @Test func indexProperties() {
        let faulty = model(
            item,
            entity("Book", parent: "Item", ["title"]) {
                $0.fetchIndexes = [fetchIndex("byTitle", "title", "inherited", "titel")]
                $0.compoundIndexes = [compoundIndex("title", "inherited", "pages", "author.name")]
            })
        #expect(
            problems(faulty).summaries == [
                "unknown-index-property @value Book: "
                    + "a compound index of Book names 'pages', which Book does not have => ",
                "unknown-index-property @property Book.fetchIndex:byTitle: "
                    + "index byTitle of Book names 'titel', which Book does not have => did you mean 'title'?",
            ])
    }

    @Test func anIndexedExpressionNamesNoProperty() {
        let good = model(
            entity("Book") {
                $0.fetchIndexes = [fetchIndex("byLength", "x")]
                $0.fetchIndexes[0].elements[0].propertyName = nil
                $0.fetchIndexes[0].elements[0].expression = "length:(title)"
            })
        #expect(problems(good).isEmpty)
    }

    @Test func uniquenessConstraints() {
        let faulty = model(
            item,
            entity("Book", parent: "Item", ["isbn"], links: [relationship("next", to: "Book")]) {
                $0.uniquenessConstraints = [constraint("isbn", "inherited", "next"), constraint("isbn", "inheritde")]
            })
        #expect(
            problems(faulty).summaries == [
                "unknown-uniqueness-attribute @value Book.unique:isbn,inheritde: a uniqueness constraint of Book names "
                    + "'inheritde', which Book does not have => did you mean 'inherited'?"
            ])
    }

    @Test func configurations() {
        let faulty = model(item) { $0.configurations = [configuration("Local", "Item", "Items", "Gone")] }
        #expect(
            problems(faulty).summaries == [
                "configuration-unknown-entity @name configuration:Local: "
                    + "configuration Local lists 'Gone', which is not in this model => remove it",
                "configuration-unknown-entity @name configuration:Local: configuration Local lists 'Items', "
                    + "which is not in this model => remove it, or did you mean 'Item'?",
            ])
    }

    @Test func fetchRequests() {
        let faulty = model(item, entity("Book") { $0.fetchedProperties = [fetchedProperty("all", for: "Itm")] }) {
            $0.fetchRequests = [request("All", for: "Item"), request("None", for: nil), request("Wrong", for: "Itme")]
        }
        #expect(
            problems(faulty).summaries == [
                "fetch-request-unknown-entity @entity Book.all: the fetch request of Book.all is for 'Itm', "
                    + "which is not in this model => did you mean 'Item'?",
                "fetch-request-unknown-entity fetchRequest:None: fetch request None has no entity "
                    + "=> write the name of the entity to fetch: entity=\"…\"",
                "fetch-request-unknown-entity @entity fetchRequest:Wrong: fetch request Wrong is for 'Itme', "
                    + "which is not in this model => did you mean 'Item'?",
            ])
    }

    @Test func composites() {
        let faulty = model(
            entity("Shop") {
                $0.attributes = [attribute("place", composite: "Plaec"), attribute("ok", composite: "Place")]
            }
        ) {
            $0.composites = [composite("Place", attribute("x"), attribute("point", composite: "Pnt"))]
        }
        #expect(
            problems(faulty).summaries == [
                "unknown-composite @composite Place.point: "
                    + "Place.point has composite 'Pnt', which is not in this model => ",
                "unknown-composite @composite Shop.place: "
                    + "Shop.place has composite 'Plaec', which is not in this model => did you mean 'Place'?",
            ])
        var nameless = attribute("place", composite: "")
        #expect(
            problems(model(entity("Shop") { $0.attributes = [nameless] })).map(\.message) == [
                "Shop.place has no composite"
            ])
        nameless.type = .string
        #expect(problems(model(entity("Shop") { $0.attributes = [nameless] })).isEmpty)
    }

    @Test func compositeCycles() {
        let faulty = model {
            $0.composites = [
                composite("A", attribute("b", composite: "B"), attribute("d", composite: "D")),
                composite("B", attribute("c", composite: "C")),
                composite("C", attribute("x"), attribute("a", composite: "A"), attribute("d", composite: "D")),
                composite("D", attribute("d", composite: "D")),
            ]
        }
        #expect(
            problems(faulty).summaries == [
                "composite-cycle @composite C.a: A contains itself through B -> C -> A "
                    + "=> remove C.a, or give it another type",
                "composite-cycle @composite D.d: D contains itself through D => remove D.d, or give it another type",
            ])
    }

    @Test func aCompositeMayOccurTwice() {
        let good = model {
            $0.composites = [
                composite("Line", attribute("from", composite: "Point"), attribute("to", composite: "Point")),
                composite("Point", attribute("x")), composite("Shape", attribute("edge", composite: "Line")),
            ]
        }
        #expect(problems(good).isEmpty)
    }
}
