import ModelcSchema
import Testing

/// An inverse that the destination inherits is looked up in the entity that declares it: what a description inherits it knows
/// once its superentity does, which may be connected later.
@Suite struct InheritedInverseTests {
    @Test func theInverseIsThatOfTheEntityThatDeclaresIt() {
        var child = toOne("child", "Child")
        (child.inverseName, child.inverseEntityName) = ("alphas", "Parent")
        var alphas = toMany("alphas", "Alpha")
        (alphas.inverseName, alphas.inverseEntityName) = ("child", "Alpha")
        let schema = model(
            entity("Alpha", relationships: [child]), entity("Child", parent: "Parent"),
            entity("Parent", relationships: [alphas]))
        var input = options()
        input.settings.programmaticModel = .flag(true)
        let text = generate(schema, input).text(of: "_BookListModel.swift")
        #expect(text.contains("relationship?.destinationEntity = entities[\"Child\"]"))
        #expect(text.contains("inverseRelationship = entities[\"Parent\"]?.relationshipsByName[\"alphas\"]"))
    }
}
