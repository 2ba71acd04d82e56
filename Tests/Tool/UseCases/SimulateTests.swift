import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// The effects of delete rules, from entity to entity.
@Suite struct SimulateTests {
    /// Author -> Book (cascade) -> Page (cascade), Loan (deny); tags lose books; a list of favourites has no inverse.
    private static let library = model(
        entity(
            "Author",
            links: [
                many("books", to: "Book", inverse: "author") { $0.deleteRule = .cascade },
                link("agent", to: "Agent", inverse: "author"),
            ]),
        entity(
            "Book",
            links: [
                link("author", to: "Author", inverse: "books"),
                many("pages", to: "Page", inverse: "book") { $0.deleteRule = .cascade },
                many("loans", to: "Loan", inverse: "book") { $0.deleteRule = .deny },
                many("tags", to: "Tag", inverse: "books"),
                many("reviews", to: "Review", inverse: "book") { $0.deleteRule = .noAction },
            ]),
        entity("Novel", parent: "Book", links: [many("prizes", to: "Prize", inverse: "novel")]),
        entity("Page", links: [link("book", to: "Book", inverse: "pages") { $0.isOptional = false }]),
        entity("Loan", links: [link("book", to: "Book", inverse: "loans") { $0.isOptional = false }]),
        entity("Tag", links: [many("books", to: "Book", inverse: "tags") { $0.isOptional = false }]),
        entity("Review", links: [link("book", to: "Book", inverse: "reviews")]),
        entity("Prize", links: [link("novel", to: "Novel", inverse: "prizes") { $0.isOptional = false }]),
        entity("Agent", links: [link("author", to: "Author", inverse: "agent") { $0.isOptional = false }]),
        entity("Reader", links: [many("favourites", to: "Book")]))

    private func simulation(
        of name: String, in model: ManagedObjectModel = Self.library
    ) throws -> DeletionSimulation {
        let resolved = ResolvedModel(model)
        return DeletionSimulation(of: try #require(resolved.entity(named: name)), in: resolved)
    }

    @Test func cascadesLeadOnToSubentities() throws {
        let simulation = try simulation(of: "Author")
        #expect(simulation.deletedEntities == ["Author", "Book", "Novel", "Page"])
        #expect(simulation.steps[0].isStart && simulation.steps[0].causes.isEmpty)
        #expect(simulation.steps[2].causes.map(\.text) == ["Author.books"])
        // The relationships that a novel inherits, and its own.
        #expect(simulation.steps[2].effects.map(\.relationship.text).contains("Book.loans"))
        #expect(simulation.steps[2].effects.last?.relationship.text == "Novel.prizes")
    }

    @Test func denyStops() throws {
        #expect(try simulation(of: "Author").denials.map(\.relationship.text) == ["Book.loans"])
        #expect(try simulation(of: "Tag").denials.isEmpty)
    }

    @Test func aRequiredInverseBreaks() throws {
        let breaks = try simulation(of: "Author").breaks
        #expect(breaks.map(\.relationship.text) == ["Author.agent", "Book.tags", "Novel.prizes"])
        #expect(
            breaks[1].outcome
                == .breaks(
                    .init(entity: "Tag", relationship: "books"), .objects(least: 1, orNone: false), mayBeDeleted: false)
        )
    }

    /// The minimum count of an optional relationship applies only if the relationship has objects.
    @Test func anOptionalInverseMayBreakAsWell() throws {
        let model = model(
            entity("Team", links: [many("members", to: "Player", inverse: "teams")]),
            entity(
                "Player",
                links: [
                    many("teams", to: "Team", inverse: "members") {
                        $0.isOptional = true
                        $0.minimumCount = 2
                    }
                ]))
        let broken = try simulation(of: "Team", in: model).breaks
        #expect(
            broken.map(\.outcome) == [
                .breaks(
                    .init(entity: "Player", relationship: "teams"), .objects(least: 2, orNone: true),
                    mayBeDeleted: false)
            ])
    }

    @Test func whatLeadsBackBreaksNothing() throws {
        let simulation = try simulation(of: "Author")
        let back = simulation.steps.flatMap(\.effects).filter { $0.outcome == .leadsBack }.map(\.relationship.text)
        #expect(back == ["Book.author", "Book.author", "Page.book"])
    }

    @Test func noActionAndMissingInversesDangle() throws {
        #expect(try simulation(of: "Author").dangling.map(\.text) == ["Review.book", "Reader.favourites"])
        #expect(try simulation(of: "Reader").dangling.isEmpty)
        #expect(try simulation(of: "Reader").steps[0].effects[0].outcome == .nothing)
    }

    @Test func anAbstractEntityIsOneOfItsSubentities() throws {
        var model = Self.library
        model.entities[1].isAbstract = true
        let simulation = try simulation(of: "Book", in: model)
        #expect(simulation.isAbstract && simulation.subentities == ["Novel"])
        #expect(simulation.deletedEntities == ["Novel", "Page"])
    }

    /// A tree: the parent of a deleted object survives, unless the user deletes the parent.
    @Test func aTreeIsFollowedOnce() throws {
        let tree = model(
            entity(
                "Folder",
                links: [
                    many("children", to: "Folder", inverse: "parent") { $0.deleteRule = .cascade },
                    link("parent", to: "Folder", inverse: "children"),
                ]))
        let simulation = try simulation(of: "Folder", in: tree)
        #expect(simulation.deletedEntities == ["Folder"])
        #expect(simulation.updated.map(\.text) == ["Folder.children"])
    }

    @Test func brokenModelsAreFollowedAsFarAsTheyGo() throws {
        let broken = model(
            entity("A", parent: "B", links: [link("x", to: "Gone") { $0.deleteRule = .cascade }, link("y", to: nil)]),
            entity("B", parent: "A"))
        let simulation = try simulation(of: "A", in: broken)
        #expect(simulation.steps.flatMap(\.effects).allSatisfy { $0.outcome == .unknownDestination })
    }
}
