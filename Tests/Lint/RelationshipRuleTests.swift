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
                faults(faulty).summaries == [
                    "relationship-without-destination\(attribute) Book.author: \(message) => \(help)"
                ])
        }
    }

    @Test func unknownDestination() {
        let faulty = model(
            entity("Author"), entity("Book", links: [relationship("author", to: "Autor", inverse: "books")]))
        #expect(
            faults(faulty).summaries == [
                "unknown-destination @destinationEntity Book.author: Book.author has destination 'Autor', "
                    + "which is not in this model => did you mean 'Author'?"
            ])
        #expect(faults(model(entity("Book", links: [relationship("sequel", to: "Book")]))).isEmpty)
    }

    @Test func unknownInverse() {
        let faulty = model(
            entity("Author", links: [relationship("books", to: "Book", inverse: "author")]),
            entity(
                "Book", ["book"], links: [relationship("author", to: "Author", inverse: "bokos")]))
        #expect(
            faults(faulty).summaries == [
                "unknown-inverse @inverseName Book.author: Book.author names the inverse Author.bokos, "
                    + "which does not exist => point it at Author.books, or remove inverseName and inverseEntity"
            ])
    }

    @Test func anAttributeIsNoInverse() {
        let faulty = model(
            entity("Author", ["books"]),
            entity("Book", links: [relationship("author", to: "Author", inverse: "books")]))
        #expect(faults(faulty).ids == ["unknown-inverse"])
        #expect(faults(faulty).first?.help == "correct the inverse, or remove inverseName and inverseEntity")
    }

    @Test func unknownInverseEntity() {
        let faulty = model(
            entity("Author", links: [relationship("books", to: "Book", inverse: "Book.author")]),
            entity("Book", links: [relationship("author", to: "Author", inverse: "Autor.books")]))
        #expect(
            faults(faulty).summaries == [
                "unknown-inverse @inverseEntity Book.author: Book.author names the inverse Autor.books, "
                    + "which does not exist => point it at Author.books, or remove inverseName and inverseEntity"
            ])
    }

    @Test func inheritedInverse() {
        let good = model(
            entity("Item", links: [relationship("owner", to: "Person", inverse: "Person.things")]),
            entity("Person", links: [relationship("things", to: "Book", inverse: "Item.owner")]),
            entity("Book", parent: "Item"))
        #expect(faults(good).isEmpty)
        let throughDestination = model(
            entity("Item", links: [relationship("owner", to: "Person", inverse: "things")]),
            entity("Person", links: [relationship("things", to: "Book", inverse: "owner")]),
            entity("Book", parent: "Item"))
        #expect(faults(throughDestination).isEmpty)
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
            faults(faulty).summaries == [
                "asymmetric-inverse @inverseName Book.author: Book.author names Author.books as its inverse, "
                    + "but Author.books names Book.editor => make both sides name each other"
            ])
    }

    @Test func inverseNamesNone() {
        let faulty = model(
            entity("Author", links: [relationship("books", to: "Book")]),
            entity("Book", links: [relationship("author", to: "Author", inverse: "books")]))
        #expect(
            faults(faulty).map(\.message) == [
                "Book.author names Author.books as its inverse, but Author.books names no inverse"
            ])
    }

    @Test func inverseLeadsElsewhere() {
        let faulty = model(
            entity("Author", links: [relationship("books", to: "Shop", inverse: "Book.author")]),
            entity("Book", links: [relationship("author", to: "Author", inverse: "books")]), entity("Shop"))
        #expect(
            faults(faulty).map(\.message).contains(
                "Book.author names Author.books as its inverse, but Author.books goes to Shop"))
    }

    @Test func aRelationshipMayBeItsOwnInverse() {
        #expect(
            faults(model(entity("Person", links: [relationship("friends", to: "Person", inverse: "friends")])))
                .isEmpty)
    }

    @Test func aFaultOfNamesHidesWhatFollows() {
        let misspelt = model(
            entity("Author", links: [relationship("books", to: "Book", inverse: "autor")]),
            entity("Book", links: [relationship("author", to: "Author", inverse: "books")]))
        #expect(faults(misspelt).ids == ["unknown-inverse"])
        let twice = model(
            entity("Author", links: [relationship("books", to: "Book", inverse: "author")]),
            entity("Author", links: [relationship("books", to: "Book", inverse: "author")]),
            entity(
                "Book",
                links: [
                    relationship("author", to: "Author", inverse: "books"),
                    relationship("author", to: "Author", inverse: "books"),
                ]))
        #expect(faults(twice).ids == ["duplicate-entity-name", "duplicate-property-name"])
        let unknownParent = model(
            entity("Author", links: [relationship("books", to: "Book", inverse: "author")]),
            entity("Book", parent: "Itm") { $0.uniquenessConstraints = [constraint("author")] })
        #expect(faults(unknownParent).ids == ["unknown-parent-entity"])
    }
}

@Suite struct CascadeCycleTests {
    private func cascade(_ name: String, to destination: String, toMany: Bool = false) -> RelationshipDescription {
        var made = relationship(name, to: destination)
        made.deleteRule = .cascade
        made.isToMany = toMany
        return made
    }

    private func cycles(_ model: ManagedObjectModel) -> [String] {
        var settings = LintSettings()
        settings.only = ["cascade-cycle"]
        return Linter.lint(ResolvedModel(model), LintContext(), settings).findings
            .map { "\($0.severity) \($0.finding.message)" }
    }

    @Test func threeEntities() {
        let circle = model(
            entity("B", links: [cascade("c", to: "C")]), entity("A", links: [cascade("b", to: "B")]),
            entity("C", links: [cascade("a", to: "A")]))
        #expect(
            cycles(circle) == [
                "info cascade cycle A.b -> B.c -> C.a -> A: deleting one object can delete objects of all 3 entities"
            ])
    }

    @Test func aToManyOneIsAWarning() {
        let circle = model(
            entity("A", links: [cascade("b", to: "B", toMany: true)]),
            entity("B", links: [cascade("a", to: "A")]))
        #expect(cycles(circle).first?.hasPrefix("warning cascade cycle A.b -> B.a -> A") == true)
    }

    @Test func throughParentsAndChildren() {
        let circle = model(
            entity("Base", links: [cascade("next", to: "Target")]), entity("Child", parent: "Base"),
            entity("Target"), entity("Leaf", parent: "Target", links: [cascade("back", to: "Child")]))
        #expect(
            cycles(circle) == [
                "info cascade cycle Base.next -> Leaf.back -> Base: deleting one object can delete objects of all 2 "
                    + "entities"
            ])
    }

    @Test func pairsTreesAndChainsAreNone() {
        var pair = model(
            entity("A", links: [cascade("b", to: "B")]), entity("B", links: [cascade("a", to: "A")]))
        pair.entities[0].relationships[0].inverseName = "a"
        pair.entities[1].relationships[0].inverseName = "b"
        #expect(cycles(pair).isEmpty)
        #expect(
            cycles(
                model(
                    entity("Node", links: [cascade("children", to: "Node", toMany: true)]),
                    entity("Leaf", parent: "Node"))
            ).isEmpty)
        #expect(cycles(model(entity("A", links: [cascade("b", to: "B")]), entity("B"))).isEmpty)
    }

    @Test func aLongCircleIsCutShort() throws {
        var long = ManagedObjectModel()
        long.entities = (0..<3000).map { index in
            entity("E\(index)", links: [cascade("next", to: "E\((index + 1) % 3000)")])
        }
        let message = try #require(cycles(long).first)
        #expect(
            message.hasSuffix(
                "E5.next -> (2994 more) -> E0: deleting one object can delete objects of all 3000 entities"))
    }
}
