import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

@Suite struct RelationshipRuleTests {
    @Test func withoutDestination() {
        let message = "Book.author has no destination entity"
        let help = "write the name of an entity: destinationEntity=\"…\""
        for (destination, attribute) in [(nil, ""), ("", " @destinationEntity")] {
            let faulty = model(entity("Book", links: [relationship("author", to: destination)]))
            #expect(
                problems(faulty).summaries == [
                    "relationship-without-destination\(attribute) Book.author: \(message) => \(help)"
                ])
        }
    }

    @Test func unknownDestination() {
        let faulty = model(
            entity("Author"), entity("Book", links: [relationship("author", to: "Autor", inverse: "books")]))
        #expect(
            problems(faulty).summaries == [
                "unknown-destination @destinationEntity Book.author: Book.author has destination 'Autor', "
                    + "which is not in this model => did you mean 'Author'?"
            ])
        #expect(problems(model(entity("Book", links: [relationship("sequel", to: "Book")]))).isEmpty)
    }

    @Test func unknownInverse() {
        let faulty = model(
            entity("Author", links: [relationship("books", to: "Book", inverse: "author")]),
            entity(
                "Book", ["book"], links: [relationship("author", to: "Author", inverse: "bokos")]))
        #expect(
            problems(faulty).summaries == [
                "unknown-inverse @inverseName Book.author: Book.author names the inverse Author.bokos, "
                    + "which does not exist => point it at Author.books, or remove inverseName and inverseEntity"
            ])
    }

    @Test func anAttributeIsNoInverse() {
        let faulty = model(
            entity("Author", ["books"]),
            entity("Book", links: [relationship("author", to: "Author", inverse: "books")]))
        #expect(problems(faulty).ids == ["unknown-inverse"])
        #expect(problems(faulty).first?.help == "correct the inverse, or remove inverseName and inverseEntity")
    }

    @Test func unknownInverseEntity() {
        let faulty = model(
            entity("Author", links: [relationship("books", to: "Book", inverse: "Book.author")]),
            entity("Book", links: [relationship("author", to: "Author", inverse: "Autor.books")]))
        #expect(
            problems(faulty).summaries == [
                "unknown-inverse @inverseEntity Book.author: Book.author names the inverse Autor.books, "
                    + "which does not exist => point it at Author.books, or remove inverseName and inverseEntity"
            ])
    }

    @Test func inheritedInverse() {
        let good = model(
            entity("Item", links: [relationship("owner", to: "Person", inverse: "Person.things")]),
            entity("Person", links: [relationship("things", to: "Book", inverse: "Item.owner")]),
            entity("Book", parent: "Item"))
        #expect(problems(good).isEmpty)
        let throughDestination = model(
            entity("Item", links: [relationship("owner", to: "Person", inverse: "things")]),
            entity("Person", links: [relationship("things", to: "Book", inverse: "owner")]),
            entity("Book", parent: "Item"))
        #expect(problems(throughDestination).isEmpty)
    }

    @Test func inverseNamesAnother() {
        let faulty = model(
            entity(
                "Author",
                links: [relationship("books", to: "Book", inverse: "editor")]),
            entity(
                "Book",
                links: [
                    relationship("author", to: "Author", inverse: "books", line: 7),
                    relationship("editor", to: "Author", inverse: "books", line: 8),
                ]))
        #expect(
            problems(faulty).summaries == [
                "asymmetric-inverse @inverseName Book.author: Book.author names Author.books as its inverse, "
                    + "but Author.books names Book.editor => make both sides name each other"
            ])
    }

    @Test func inverseNamesNone() {
        let faulty = model(
            entity("Author", links: [relationship("books", to: "Book")]),
            entity("Book", links: [relationship("author", to: "Author", inverse: "books")]))
        #expect(
            problems(faulty).map(\.message) == [
                "Book.author names Author.books as its inverse, but Author.books names no inverse"
            ])
    }

    @Test func inverseLeadsElsewhere() {
        let faulty = model(
            entity("Author", links: [relationship("books", to: "Shop", inverse: "Book.author")]),
            entity("Book", links: [relationship("author", to: "Author", inverse: "books")]), entity("Shop"))
        #expect(
            problems(faulty).map(\.message).contains(
                "Book.author names Author.books as its inverse, but Author.books goes to Shop"))
    }

    @Test func aRelationshipMayBeItsOwnInverse() {
        #expect(
            problems(model(entity("Person", links: [relationship("friends", to: "Person", inverse: "friends")])))
                .isEmpty)
    }

    @Test func aProblemOfNamesHidesWhatFollows() {
        let misspelt = model(
            entity("Author", links: [relationship("books", to: "Book", inverse: "autor")]),
            entity("Book", links: [relationship("author", to: "Author", inverse: "books")]))
        #expect(problems(misspelt).ids == ["unknown-inverse"])
        let twice = model(
            entity("Author", links: [relationship("books", to: "Book", inverse: "author")]),
            entity("Author", links: [relationship("books", to: "Book", inverse: "author")]),
            entity(
                "Book",
                links: [
                    relationship("author", to: "Author", inverse: "books"),
                    relationship("author", to: "Author", inverse: "books"),
                ]))
        #expect(problems(twice).ids == ["duplicate-entity-name", "duplicate-property-name"])
        let unknownParent = model(
            entity("Author", links: [relationship("books", to: "Book", inverse: "author")]),
            entity("Book", parent: "Itm") { $0.uniquenessConstraints = [constraint("author")] })
        #expect(problems(unknownParent).ids == ["unknown-parent-entity"])
    }
}
