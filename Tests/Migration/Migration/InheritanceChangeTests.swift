import Foundation
import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcMigration

/// Properties that come, go and move within inheritance trees: said once, where they are declared.
@Suite struct InheritanceChangeTests {
    private func changes(_ old: ManagedObjectModel, _ new: ManagedObjectModel) -> [String] {
        ModelDiffer().difference(from: old, to: new).changes.map { "\($0.kind.rawValue) \($0.modelPath)" }
    }

    @Test func whatAParentGainsIsNotRepeatedForItsChildren() {
        let old = model(entity("Thing"), entity("Book", parent: "Thing"), entity("Novel", parent: "Book"))
        var new = old
        new.entities[0].attributes = [attribute("name")]
        #expect(changes(old, new) == ["attribute-added-optional Thing.name"])
        #expect(changes(new, old) == ["attribute-removed Thing.name"])
    }

    @Test func aNewParentBringsItsProperties() {
        let old = model(entity("Book", [attribute("title")]))
        let new = model(entity("Thing", [attribute("name")]), entity("Book", parent: "Thing", [attribute("title")]))
        #expect(
            changes(old, new) == [
                "entity-parent-changed Book", "attribute-added-optional Book.name", "entity-added Thing",
            ])
        let name = ModelDiffer().difference(from: old, to: new).changes.first { $0.property == "name" }
        #expect(name?.traits == [.inherited])
    }

    /// The child's rows need a value, though the attribute is declared elsewhere.
    @Test func aRequiredAttributeOfANewParentDependsOnTheRows() {
        let step = MigrationClassifier().step(
            from: model(entity("Book")),
            to: model(
                entity("Thing", [attribute("name") { $0.isOptional = false }]), entity("Book", parent: "Thing")))
        #expect(step.inference.conditions.map(\.entity) == ["Book"])
        #expect(step.migrationClass == .dataDependent)
    }

    /// From one of two children to a concrete parent: the other child and the parent gain it.
    @Test func anAttributeThatMovesToAConcreteParentIsNewThere() {
        let old = model(
            entity("Thing"), entity("Book", parent: "Thing", [attribute("title")]), entity("Film", parent: "Thing"))
        let new = model(
            entity("Thing", [attribute("title")]), entity("Book", parent: "Thing"), entity("Film", parent: "Thing"))
        #expect(changes(old, new) == ["attribute-moved Book.title", "attribute-added-optional Thing.title"])
    }

    @Test func aParentInBetweenChangesNothingThatIsInherited() {
        let old = model(entity("Thing", [attribute("name")]), entity("Book", parent: "Thing"))
        let new = model(
            entity("Thing", [attribute("name")]), entity("Print", parent: "Thing"), entity("Book", parent: "Print"))
        #expect(changes(old, new) == ["entity-parent-changed Book", "entity-added Print"])
    }

    /// What the new parent gains as well is said for the parent alone.
    @Test func whatANewParentGainsIsNotRepeated() {
        let entities = ["A", "B", "C"].map { entity($0, [attribute("of" + $0)]) }
        var chained = entities
        chained[1].parentName = "A"
        chained[2].parentName = "B"
        func model(_ entities: [EntityDescription]) -> ManagedObjectModel {
            var model = ManagedObjectModel()
            model.entities = entities
            return model
        }
        #expect(
            changes(model(entities), model(chained)) == [
                "hierarchy-merged A", "entity-parent-changed B", "attribute-added-optional B.ofA",
                "entity-parent-changed C", "attribute-added-optional C.ofB",
            ])
        // C had a parent before, which had nothing of A: both gain it.
        chained[0].attributes[0].isOptional = false
        #expect(changes(model(entities), model(chained)).contains("attribute-added-required-nodefault C.ofA"))
        // Only C moves: what its new parent had already is new for C.
        var moved = chained
        moved[2].parentName = nil
        moved[0].attributes[0].isOptional = true
        chained[0].attributes[0].isOptional = true
        #expect(
            changes(model(moved), model(chained)).filter { $0.contains("added") } == [
                "attribute-added-optional C.ofA", "attribute-added-optional C.ofB",
            ])
    }

    /// A chain of entities that got their parents has so many changes as it has entities, and not their square.
    @Test func aChainOfNewParentsGrowsWithItsLength() {
        func model(isChained: Bool) -> ManagedObjectModel {
            var model = ManagedObjectModel()
            model.entities = (0..<100).map { number in
                entity(
                    "E\(number)", parent: isChained && number > 0 ? "E\(number - 1)" : nil, [attribute("a\(number)")])
            }
            return model
        }
        #expect(changes(model(isChained: false), model(isChained: true)).count < 3 * 100)
    }
}

/// The closed list of kinds: every place that has to know each of them does.
@Suite struct KindTests {
    @Test func everyKindHasARow() {
        let missing = SchemaChangeKind.allCases.filter { DecisionTable.rowsByKind[$0] == nil }
        #expect(missing == [], "give these kinds a row in DecisionTable")
    }

    /// The last row of a kind is for changes without any trait.
    @Test func noChangeIsWithoutARow() {
        for kind in SchemaChangeKind.allCases {
            let isAlwaysQualified = DecisionTable.rowsByKind[kind]?.contains { $0.traits.isEmpty } == false
            #expect(!isAlwaysQualified, "\(kind)")
        }
    }

    /// What changes the hash is at least a migration, and what does not is none, unless inference has to be asked.
    @Test func classesAgreeWithTheHash() {
        for row in DecisionTable.rows {
            for kind in row.kinds where row.traits.isDisjoint(with: [.sameHash, .transient]) {
                let isExempt = [.renamingIDMismatch, .duplicateRenamingID].contains(kind)
                #expect(isExempt || kind.altersHash == (row.migrationClass > .none), "\(kind)")
            }
        }
    }

    @Test func lossIsDestructiveInTableAndVocabulary() {
        for row in DecisionTable.rows {
            let losesMembers = row.traits.contains(.losesMembers)
            for kind in row.kinds {
                #expect((kind.isDestructive || losesMembers) == row.flags.contains(.destructive), "\(kind)")
            }
        }
    }

    @Test func thePageHasEveryKindWithItsFacts() throws {
        let path = Repository.path("Sources/modelc/Documentation.docc/DiffDocument.md")
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let documented = lines.filter { $0.hasPrefix("| `") }.map { line in
            line.split(separator: "|").prefix(3).map { $0.trimmingCharacters(in: .whitespaces) }
        }.filter { ["yes", "no"].contains($0[1]) }
        let expected = SchemaChangeKind.allCases.map {
            ["`\($0.rawValue)`", $0.altersHash ? "yes" : "no", $0.isDestructive ? "yes" : "no"]
        }
        let missing = expected.filter { !documented.contains($0) }.map { $0.joined(separator: " | ") }
        #expect(missing == [], "DiffDocument.md must have these lines")
        #expect(documented.map { $0[0] } == expected.map { $0[0] }, "the order of DiffDocument.md is that of the cases")
    }
}

/// Properties by name: in entities with many of them no list is searched, and what is found is the same.
@Suite struct PropertyLookupTests {
    private func names(_ count: Int) -> [AttributeDescription] { (0..<count).map { attribute("a\($0)") } }

    @Test(arguments: [3, 300])
    func ownAndInheritedOnes(_ count: Int) throws {
        let resolved = ResolvedModel(
            model(entity("Thing", names(count)), entity("Book", parent: "Thing", [attribute("isbn")])))
        let book = try #require(resolved.entity(named: "Book"))
        let last = try #require(resolved.property(named: "a\(count - 1)", of: book))
        #expect(last.property.name == "a\(count - 1)" && last.owner.name == "Thing")
        #expect(resolved.property(named: "isbn", of: book)?.owner.name == "Book")
        #expect(resolved.property(named: "a\(count)", of: book) == nil)
    }

    /// Of equal names the first counts.
    @Test(arguments: [3, 300])
    func repeatedNames(_ count: Int) throws {
        let twice = names(count) + [attribute("a1", .integer16)]
        let resolved = ResolvedModel(model(entity("Book", twice)))
        let book = try #require(resolved.entity(named: "Book"))
        let found = resolved.property(named: "a1", of: book)?.property as? AttributeDescription
        #expect(found?.type == .string)
    }

    /// Two entities of one name, of which the second is asked.
    @Test func repeatedEntities() throws {
        let second = entity("Book", names(300) + [attribute("isbn")])
        let resolved = ResolvedModel(model(entity("Book", names(300)), second))
        #expect(resolved.property(named: "isbn", of: second) != nil)
        #expect(ResolvedModel(model(entity("Book", names(300)))).property(named: "isbn", of: second) != nil)
    }
}
