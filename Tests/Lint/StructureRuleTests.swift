import ModelcLint
import ModelcSchema
import ModelcTestSupport
import Testing

@Suite struct DuplicateRuleTests {
    @Test func entityNames() {
        let faulty = model(entity("Book", line: 3), entity("Author", line: 5), entity("Book", line: 9))
        let found = faults(faulty)
        #expect(
            found.summaries == [
                "duplicate-entity-name @name Book: Book is defined twice (lines 3 and 9); "
                    + "entity names are keys of the model and must be unique => remove or rename one of them"
            ])
        #expect(found.first?.place.position == position(9))
        #expect(found.first?.related.map(\.place.position) == [position(3)])
        #expect(faults(model(entity("Book"), entity("Books"), entity("book"))).isEmpty)
    }

    @Test func aModelWithoutLinesNamesNone() {
        #expect(
            faults(model(entity("Book"), entity("Book"))).map(\.message) == [
                "Book is defined twice; entity names are keys of the model and must be unique"
            ])
    }

    @Test func everyFurtherOneIsReported() {
        #expect(faults(model(entity("A"), entity("A"), entity("A"))).count == 2)
    }

    @Test func propertyNamesOfAllKinds() {
        let faulty = model(
            entity("Book", ["title"], links: [relationship("title", to: "Book")]) {
                $0.fetchedProperties = [fetchedProperty("title", for: "Book")]
            },
            entity("Author", ["title"]))
        #expect(faults(faulty).ids == ["duplicate-property-name", "duplicate-property-name"])
        #expect(faults(faulty).first?.modelPath == "Book.title")
        #expect(
            faults(faulty).first?.message
                == "Book.title is defined twice; property names are keys of the entity and must be unique")
    }

    @Test func membersOfComposites() {
        let faulty = model { $0.composites = [composite("Place", attribute("x", line: 2), attribute("x", line: 3))] }
        #expect(
            faults(faulty).map(\.message) == [
                "Place.x is defined twice (lines 2 and 3); property names are keys of the composite and must be unique"
            ])
    }

    @Test func indexNames() {
        let faulty = model(
            entity("Book", ["a", "b"]) { $0.fetchIndexes = [fetchIndex("i", "a"), fetchIndex("i", "b")] },
            entity("Author", ["a"]) { $0.fetchIndexes = [fetchIndex("i", "a")] })
        #expect(
            faults(faulty).summaries == [
                "duplicate-index-name @name Book.fetchIndex:i: "
                    + "Book has two indexes named i; the second cannot be created => rename one"
            ])
    }

    @Test func configurations() {
        let faulty = model {
            $0.configurations = [configuration("Local"), configuration("Cloud"), configuration("Local")]
        }
        #expect(
            faults(faulty).summaries == [
                "duplicate-configuration @name configuration:Local: "
                    + "configuration Local is defined twice => rename or merge"
            ])
    }

    @Test func fetchRequests() {
        let faulty = model(entity("Book")) {
            $0.fetchRequests = [request("All", for: "Book"), request("Some", for: "Book"), request("All", for: "Book")]
        }
        #expect(
            faults(faulty).summaries == [
                "duplicate-fetch-request @name fetchRequest:All: fetch request All is defined twice => rename one"
            ])
    }
}

@Suite struct InheritanceRuleTests {
    @Test func unknownParent() {
        #expect(
            faults(model(entity("Item"), entity("Book", parent: "Itme"))).summaries == [
                "unknown-parent-entity @parentEntity Book: "
                    + "Book has parent entity 'Itme', which is not in this model => did you mean 'Item'?"
            ])
        #expect(faults(model(entity("Book", parent: "Whatever"))).map(\.help) == [nil])
        #expect(faults(model(entity("Book", parent: "Item"), entity("Item"))).isEmpty)
    }

    @Test func cycleIsReportedOnce() {
        let faulty = model(
            entity("Root"), entity("B", parent: "C", line: 2), entity("A", parent: "B"), entity("C", parent: "A"),
            entity("Hanger", parent: "C"))
        #expect(
            faults(faulty).summaries == [
                "inheritance-cycle @parentEntity B: "
                    + "B inherits from itself through C -> A -> B => remove parentEntity from one of the entities"
            ])
        #expect(faults(faulty).first?.place.position == position(2))
    }

    @Test func selfIsAParent() {
        #expect(
            faults(model(entity("A", parent: "A"))).map(\.message) == ["A inherits from itself through A"])
    }

    @Test func everyCycleIsReported() {
        let faulty = model(
            entity("A", parent: "B"), entity("C", parent: "D"), entity("B", parent: "A"), entity("D", parent: "C"))
        #expect(faults(faulty).map(\.modelPath) == ["A", "C"])
    }

    @Test func longCycleIsCutShort() {
        let names = (0..<20).map { "E\($0)" }
        var faulty = ManagedObjectModel()
        faulty.entities = names.indices.map { entity(names[$0], parent: names[($0 + 1) % 20]) }
        #expect(
            faults(faulty).map(\.message) == [
                "E0 inherits from itself through E1 -> E2 -> E3 -> E4 -> E5 -> E6 -> (13 more) -> E0"
            ])
    }

    @Test func redeclaredProperty() {
        let faulty = model(
            entity("Item", ["name", "id"]) { $0.attributes[0].position = position(2) },
            entity("Book", parent: "Item", ["title"]),
            entity("Novel", parent: "Book", links: [relationship("name", to: "Item")]),
            entity("Other", ["name"]))
        let found = faults(faulty)
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
            faults(faulty).compactMap { $0.message.split(separator: ";").first } == [
                "B.x is already defined by its parent entity A", "C.x is already defined by its parent entity B",
                "D.x is already defined by its parent entity A",
            ])
    }

    @Test func siblingsMayShareNames() {
        let good = model(
            entity("Book", parent: "Item", ["pages"]), entity("Item", ["name"]),
            entity("Comic", parent: "Item", ["pages"]))
        #expect(faults(good).isEmpty)
    }
}
