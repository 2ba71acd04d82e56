import ModelcInspection
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

    /// Cycles, unknown parents, two of one name, names that are none, names that steer a terminal or are wide.
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
