import ModelcJSON
import ModelcPresentation
import ModelcSchema
import Testing

@Suite struct DocumentTests {
    @Test func bundle() throws {
        let inspector = ModelInspector(Samples.bundle(), showing: ["Library 10"], entityName: "Novel")
        try expectGolden("document-entity.json", JSONWriter.text(of: try inspector.document()))
    }

    @Test func full() throws {
        var model = Samples.library()
        model.entities.removeAll { !["Author", "Novel"].contains($0.name) }
        let inspector = ModelInspector(Samples.versioned(model), showing: ["Library"])
        try expectGolden("document-full.json", JSONWriter.text(of: try inspector.document()))
    }

    @Test func keysAreTheSameForEveryVersion() throws {
        let inspector = ModelInspector(Samples.bundle(), showing: ["Library 10"])
        let versions = try DocumentNode(parsing: try inspector.document()).nodes("versions")
        #expect(Set(versions.map(\.keys)).count == 1)
        #expect(try versions.map { try $0.optional("isReadable", Bool.self) } == [true, false, nil, true])
        #expect(try versions.map { try $0.optional("entities", [Any].self)?.count } == [nil, nil, nil, 5])
        #expect(try versions.map { try $0.optionalNode("counts") == nil } == [false, true, true, false])
    }

    @Test func countsAreOfOwnPropertiesOnly() throws {
        let inspector = ModelInspector(Samples.versioned(CompleteModel.make()), showing: [])
        let version = try #require(try DocumentNode(parsing: try inspector.document()).nodes("versions").first)
        let counts = try version.value("counts", [String: Int].self)
        #expect(
            counts == [
                "entities": 2, "attributes": 16, "relationships": 4, "fetchedProperties": 1, "fetchIndexes": 1,
                "uniquenessConstraints": 1, "configurations": 1, "fetchRequests": 4, "composites": 1,
            ])
    }

    @Test func classNamesAreTakenApart() throws {
        var model = ManagedObjectModel()
        let classes = [nil, "", "NSManagedObject", "Book", ".Book", "My.Book"]
        model.entities = classes.map { entity("E", class: $0) }
        #expect(
            try entityValues("className", model) == [
                .null, .null, .null, ["module": .null, "name": "Book"], ["module": "", "name": "Book"],
                ["module": "My", "name": "Book"],
            ])
    }

    @Test func defaultsAreTyped() throws {
        let defaults: [(AttributeDescription, JSONValue)] = [
            (attribute("a", .integer16, default: "7.9"), 7),
            (attribute("a", .integer64, default: "-9223372036854775808"), .integer(.min)),
            (attribute("a", .double, default: "0.5"), .number(0.5)),
            (attribute("a", .double, default: "text"), .null),
            (attribute("a", .decimal, default: "9.90"), "9.90"),
            (attribute("a", .boolean, default: "YES"), true),
            (attribute("a", .boolean, default: "0"), false),
            (attribute("a", .string, default: ""), ""),
            (attribute("a", .date) { $0.defaultDateInterval = -1.5 }, .number(-1.5)),
            (attribute("a", .date, default: "2012-01-01"), .null),
            (attribute("a", .uuid, default: "empy"), .null),
            (attribute("a", .string), .null),
        ]
        var model = ManagedObjectModel()
        model.entities = [entity("E") { $0.attributes = defaults.map(\.0) }]
        let values = try entityValues("attributes", model).flatMap(\.elements).map { $0.member("defaultValue") }
        #expect(values == defaults.map(\.1))
    }

    @Test func theSecondOfTwoEqualEntitiesIsShown() throws {
        var model = ManagedObjectModel()
        model.entities = [entity("A"), entity("B"), entity("A", class: "Second")]
        #expect(try entityValues("representedClassName", model, entityName: "A") == [.null, "Second"])
    }

    private func entityValues(
        _ key: String, _ model: ManagedObjectModel, entityName: String? = nil
    ) throws -> [JSONValue] {
        let document = try ModelInspector(Samples.versioned(model), showing: ["Library"], entityName: entityName)
            .document()
        return document.member("versions").elements.flatMap { $0.member("entities").elements }.map { $0.member(key) }
    }
}

extension JSONValue {
    fileprivate func member(_ key: String) -> JSONValue {
        guard case .object(let members) = self else { return .null }
        return members.first { $0.key == key }?.value ?? .null
    }

    fileprivate var elements: [JSONValue] {
        guard case .array(let values) = self else { return [] }
        return values
    }
}
