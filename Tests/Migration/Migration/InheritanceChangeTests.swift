import Foundation
import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcMigration

/// Properties that are added, removed and moved within inheritance trees: reported once, where they are declared.
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

    /// The child's rows need a value, although the attribute is declared in another entity.
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

    /// A property that the new parent also gains is reported for the parent only.
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
        // C already had a parent, which had no property of A: both gain it.
        chained[0].attributes[0].isOptional = false
        #expect(changes(model(entities), model(chained)).contains("attribute-added-required-nodefault C.ofA"))
        // Only C moves: properties that its new parent already had are new for C.
        var moved = chained
        moved[2].parentName = nil
        moved[0].attributes[0].isOptional = true
        chained[0].attributes[0].isOptional = true
        #expect(
            changes(model(moved), model(chained)).filter { $0.contains("added") } == [
                "attribute-added-optional C.ofA", "attribute-added-optional C.ofB",
            ])
    }

    /// In a chain of entities that got parents, the number of changes is linear in the number of entities.
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
