import ModelcKit
import ModelcPresentation
import ModelcSchema
import Testing

@Suite struct EntityDetailTests {
    private func text(_ model: VersionedModel, _ entity: String, in versions: [String]) throws -> String {
        checkedText(try ModelInspector(model, showing: versions, entityName: entity).lines())
    }

    @Test(arguments: ["Author", "Book", "Item", "Novel", "Shelf"])
    func entity(_ name: String) throws {
        try expectGolden("entity-\(name).txt", try text(Samples.bundle(), name, in: ["Library 10"]))
    }

    @Test func everything() throws {
        try expectGolden(
            "entity-complete.txt", try text(Samples.versioned(CompleteModel.make()), "Book", in: ["Library"]))
    }

    @Test func severalVersions() throws {
        let versions = ["Library", "Library 2", "Library 10"]
        try expectGolden("entity-versions.txt", try text(Samples.bundle(), "Shelf", in: versions))
    }

    @Test func twoOfOneName() throws {
        var model = ManagedObjectModel()
        model.entities = [
            ModelcInspectionTests.entity("A", parent: "A"), ModelcInspectionTests.entity("A", class: "Second"),
        ]
        let lines = try ModelInspector(Samples.versioned(model), showing: ["Library"], entityName: "A").lines()
        #expect(
            lines == [
                "A in Library (current)", "  Class        NSManagedObject", "  Parent       A (itself)",
                "  Subentities  A", "", "A in Library (current)", "  Class        Second", "  Subentities  A",
            ])
    }

    @Test func unknownEntity() throws {
        let inspector = ModelInspector(Samples.bundle(), showing: ["Library 10"], entityName: "Bok")
        let expected = UnknownEntity(name: "Bok", suggestion: "Book")
        #expect(throws: expected) { try inspector.lines() }
        #expect(throws: expected) { try inspector.document() }
        #expect(expected.message == "there is no entity 'Bok'; did you mean 'Book'?")
        #expect(
            UnknownEntity(name: "\u{1B}", suggestion: nil).message == #"there is no entity '\u{1B}'"#)
        // Where nothing could be read, nothing is known to be missing.
        let broken = ModelInspector(Samples.bundle(), showing: ["Library 2"], entityName: "Bok")
        #expect(try broken.lines() == ["Bok in Library 2", "  The version could not be read."])
    }
}
