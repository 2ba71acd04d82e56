import ModelcMigration
import ModelcSchema
import Testing

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
}
