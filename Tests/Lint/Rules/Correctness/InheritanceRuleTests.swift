import ModelcLint
import ModelcSchema
import ModelcTestSupport
import Testing

@Suite struct InheritanceRuleTests {
    @Test func unknownParent() {
        #expect(
            problems(model(entity("Item"), entity("Book", parent: "Itme"))).summaries == [
                "unknown-parent-entity @parentEntity Book: "
                    + "Book has parent entity 'Itme', which is not in this model => did you mean 'Item'?"
            ])
        #expect(problems(model(entity("Book", parent: "Whatever"))).map(\.help) == [nil])
        #expect(problems(model(entity("Book", parent: "Item"), entity("Item"))).isEmpty)
    }

    @Test func cycleIsReportedOnce() {
        let faulty = model(
            entity("Root"), entity("B", parent: "C", line: 2), entity("A", parent: "B"), entity("C", parent: "A"),
            entity("Hanger", parent: "C"))
        #expect(
            problems(faulty).summaries == [
                "inheritance-cycle @parentEntity B: "
                    + "B inherits from itself through C -> A -> B => remove parentEntity from one of the entities"
            ])
        #expect(problems(faulty).first?.place.position == position(2))
    }

    @Test func selfIsAParent() {
        #expect(
            problems(model(entity("A", parent: "A"))).map(\.message) == ["A inherits from itself through A"])
    }

    @Test func everyCycleIsReported() {
        let faulty = model(
            entity("A", parent: "B"), entity("C", parent: "D"), entity("B", parent: "A"), entity("D", parent: "C"))
        #expect(problems(faulty).map(\.modelPath) == ["A", "C"])
    }

    @Test func longCycleIsCutShort() {
        let names = (0..<20).map { "E\($0)" }
        var faulty = ManagedObjectModel()
        faulty.entities = names.indices.map { entity(names[$0], parent: names[($0 + 1) % 20]) }
        #expect(
            problems(faulty).map(\.message) == [
                "E0 inherits from itself through E1 -> E2 -> E3 -> E4 -> E5 -> E6 -> (13 more) -> E0"
            ])
    }

    @Test func redeclaredProperty() {
        let faulty = model(
            entity("Item", ["name", "id"]) { $0.attributes[0].position = position(2) },
            entity("Book", parent: "Item", ["title"]),
            entity("Novel", parent: "Book", links: [relationship("name", to: "Item")]),
            entity("Other", ["name"]))
        let found = problems(faulty)
        #expect(
            found.summaries == [
                "property-redeclared-in-subentity @name Novel.name: Novel.name is already defined by its ancestor "
                    + "entity Item; loading stops with \"Entity already contains a property named name.\" "
                    + "=> remove it here; the inherited one is used"
            ])
        #expect(found.first?.related.first?.place.position == position(2))
    }

    @Test func redeclaredTwiceIsReportedTwice() {
        let faulty = model(
            entity("C", parent: "B", ["x"]), entity("B", parent: "A", ["x"]),
            entity("A", ["x"]), entity("D", parent: "A", ["x"]))
        #expect(
            problems(faulty).compactMap { $0.message.split(separator: ";").first } == [
                "B.x is already defined by its parent entity A", "C.x is already defined by its parent entity B",
                "D.x is already defined by its parent entity A",
            ])
    }

    @Test func siblingsMayShareNames() {
        let good = model(
            entity("Book", parent: "Item", ["pages"]), entity("Item", ["name"]),
            entity("Comic", parent: "Item", ["pages"]))
        #expect(problems(good).isEmpty)
    }
}
