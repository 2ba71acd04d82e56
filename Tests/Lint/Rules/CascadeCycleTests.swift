import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

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
