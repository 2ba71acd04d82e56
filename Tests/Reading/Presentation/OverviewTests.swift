import ModelcKit
import ModelcPresentation
import ModelcSchema
import ModelcTestSupport
import Testing

@Suite struct OverviewTests {
    private func text(_ model: VersionedModel, _ versions: [String]) throws -> String {
        checkedText(try ModelInspector(model, showing: versions).lines())
    }

    @Test func bundle() throws {
        try goldens.expect(try text(Samples.bundle(), ["Library 10"]), "overview-bundle.txt")
    }

    @Test func severalVersions() throws {
        try goldens.expect(try text(Samples.bundle(), ["Library", "Library 2", "Library 10"]), "overview-versions.txt")
    }

    @Test func emptyModelWithoutCurrentVersion() throws {
        let model = VersionedModel(
            name: "New", fileName: "New.xcdatamodeld", path: "New.xcdatamodeld",
            versions: [Samples.version("New", ManagedObjectModel(), isCurrent: false)])
        try goldens.expect(try text(model, ["New"]), "overview-empty.txt")
        #expect(
            try text(VersionedModel(name: "A", fileName: "A.xcdatamodeld", path: "A", versions: []), [])
                == "A\nA\n\nVersions\n  none\n")
    }

    /// Cycles, unknown parents, duplicate names, invalid names, names with control characters or wide characters.
    @Test func faultyModel() throws {
        var model = ManagedObjectModel()
        model.versionIdentifier = "\u{1B}[2J"
        model.entities = [
            entity("A", parent: "B"), entity("B", parent: "C"), entity("C", parent: "A"), entity("Hanger", parent: "A"),
            entity("Self", parent: "Self"), entity("Orphan", parent: "Nobody"), entity("Twin"), entity("Twin"),
            entity("Child", parent: "Twin"), entity(""), entity(" padded "), entity("\u{1B}]0;title\u{7}\r\n"),
            entity("\u{202E}drawkcab", class: "\u{9B}31m"), entity("書籍", class: "本"), entity("e\u{301}tude"),
            entity("👩‍👩‍👧 family", class: ".Family"), entity("ｗｉｄｅ"), entity("Zero\u{200B}width"),
            entity(String(repeating: "Long", count: 20), class: "Short"),
        ]
        model.configurations = [ConfigurationDescription()]
        model.configurations[0].name = "Many"
        model.configurations[0].members = (1...30).map { NamedReference(name: "Entity\($0)") }
        model.fetchRequests = [request("Bad\nName", for: "\u{1B}c", where: "a == \"\t\""), request("None", for: nil)]
        var versioned = Samples.versioned(model)
        versioned.name = "Lib\u{7}rary"
        versioned.path = "Model/Lib\u{7}rary.xcdatamodeld"
        try goldens.expect(try text(versioned, ["Library"]), "overview-faulty.txt")
    }

    @Test func aDeepChainStaysNarrow() throws {
        var model = ManagedObjectModel()
        model.entities = (0..<10_000).map { entity("E\($0)", parent: $0 == 0 ? nil : "E\($0 - 1)") }
        let lines = try ModelInspector(Samples.versioned(model), showing: ["Library"]).lines()
        #expect(lines.allSatisfy { $0.utf8.count < 120 })
        #expect(lines.count > 10_000)
    }
}

@Suite struct EntityDetailTests {
    private func text(_ model: VersionedModel, _ entity: String, in versions: [String]) throws -> String {
        checkedText(try ModelInspector(model, showing: versions, entityName: entity).lines())
    }

    @Test(arguments: ["Author", "Book", "Item", "Novel", "Shelf"])
    func entity(_ name: String) throws {
        try goldens.expect(try text(Samples.bundle(), name, in: ["Library 10"]), "entity-\(name).txt")
    }

    @Test func everything() throws {
        try goldens.expect(
            try text(Samples.versioned(CompleteModel.make()), "Book", in: ["Library"]), "entity-complete.txt")
    }

    @Test func severalVersions() throws {
        let versions = ["Library", "Library 2", "Library 10"]
        try goldens.expect(try text(Samples.bundle(), "Shelf", in: versions), "entity-versions.txt")
    }

    @Test func twoOfOneName() throws {
        var model = ManagedObjectModel()
        model.entities = [
            ModelcTestSupport.entity("A", parent: "A"), ModelcTestSupport.entity("A", class: "Second"),
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
        // If nothing could be read, nothing is known to be missing.
        let broken = ModelInspector(Samples.bundle(), showing: ["Library 2"], entityName: "Bok")
        #expect(try broken.lines() == ["Bok in Library 2", "  The version could not be read."])
    }
}

/// The recorded texts and documents.
let goldens = Goldens("Tests/Reading/Presentation/Goldens")

/// The lines as one text, after a check of the rules for all texts.
func checkedText(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) -> String {
    for line in lines {
        #expect(line.last?.isWhitespace != true, "blanks at the end of '\(line)'", sourceLocation: sourceLocation)
        let steers = line.unicodeScalars.contains { $0.properties.generalCategory == .control }
        #expect(!steers, "a control character in '\(line)'", sourceLocation: sourceLocation)
    }
    return lines.map { $0 + "\n" }.joined()
}
