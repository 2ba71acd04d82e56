import Foundation
import ModelcBase
import ModelcPresentation
import ModelcSchema
import ModelcTestSupport
import Testing

@Suite struct DocumentTests {
    @Test func bundle() throws {
        let inspector = ModelInspector(Samples.bundle(), showing: ["Library 10"], entityName: "Novel")
        try goldens.expect(JSONWriter.text(of: try inspector.document()), "document-entity.json")
    }

    @Test func full() throws {
        var model = Samples.library()
        model.entities.removeAll { !["Author", "Novel"].contains($0.name) }
        let inspector = ModelInspector(Samples.versioned(model), showing: ["Library"])
        try goldens.expect(JSONWriter.text(of: try inspector.document()), "document-full.json")
    }

    @Test func keysAreTheSameForEveryVersion() throws {
        let inspector = ModelInspector(Samples.bundle(), showing: ["Library 10"])
        let versions = try DocumentNode(parsing: try inspector.document()).nodes("versions")
        #expect(Set(versions.map(\.keys)).count == 1)
        #expect(try versions.map { try $0.optional("isReadable", Bool.self) } == [true, false, nil, true])
        #expect(try versions.map { try $0.optional("entities", [Any].self)?.count } == [nil, nil, nil, 5])
        #expect(try versions.map { try $0.optionalNode("counts") == nil } == [false, true, true, false])
    }

    @Test func everyVersionOfTheCorporaHasItsCounts() throws {
        for version in Corpus.versions {
            let model = try #require(version.reading.model)
            let inspector = ModelInspector(model, showing: version.reading.selectedVersions, listsOthers: false)
            let versions = try DocumentNode(parsing: try inspector.document()).nodes("versions")
            let node = try #require(versions.first, "\(version.path)")
            let counts = try node.value("counts", [String: Int].self)
            for name in ModelFacts.inspectedCounts {
                #expect(counts[name] == version.facts.counts[name], "\(version.path): \(name)")
            }
            #expect(try node.value("isCurrent", Bool.self) == (version.facts.isCurrent == "yes"), "\(version.path)")
            #expect(try node.value("format", String.self) == version.facts.format, "\(version.path)")
        }
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
            (attribute("a", .integer16, optional: false, default: "7.9"), 7),
            (attribute("a", .integer64, optional: false, default: "-9223372036854775808"), .integer(.min)),
            (attribute("a", .double, optional: false, default: "0.5"), .number(0.5)),
            (attribute("a", .double, optional: false, default: "text"), .null),
            (attribute("a", .decimal, optional: false, default: "9.90"), "9.90"),
            (attribute("a", .boolean, optional: false, default: "YES"), true),
            (attribute("a", .boolean, optional: false, default: "0"), false),
            (attribute("a", .string, optional: false, default: ""), ""),
            (attribute("a", .date, optional: false) { $0.defaultDateInterval = -1.5 }, .number(-1.5)),
            (attribute("a", .date, optional: false, default: "2012-01-01"), .null),
            (attribute("a", .uuid, optional: false, default: "empy"), .null),
            (attribute("a", .string, optional: false), .null),
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

/// An object of a parsed document. Every key that is read must exist and must have the expected type, as the document
/// promises.
struct DocumentNode {
    struct Problem: Error, CustomStringConvertible {
        var description: String
    }

    private let members: [String: Any]

    init(_ value: Any) throws {
        guard let members = value as? [String: Any] else { throw Problem(description: "not an object: \(value)") }
        self.members = members
    }

    /// The document's text as Foundation reads it, which shares nothing with the writer.
    init(parsing document: JSONValue) throws {
        try self.init(try JSONSerialization.jsonObject(with: Data(JSONWriter.bytes(of: document))))
    }

    var keys: Set<String> { Set(members.keys) }

    func optional<Value>(_ key: String, _ type: Value.Type = Value.self) throws -> Value? {
        guard let value = members[key] else {
            throw Problem(description: "no key '\(key)' among \(members.keys.sorted())")
        }
        if value is NSNull { return nil }
        guard let value = value as? Value else { throw Problem(description: "'\(key)' is no \(Value.self): \(value)") }
        return value
    }

    func value<Value>(_ key: String, _ type: Value.Type = Value.self) throws -> Value {
        guard let value = try optional(key, type) else { throw Problem(description: "'\(key)' is null") }
        return value
    }

    func optionalNode(_ key: String) throws -> DocumentNode? {
        try optional(key, [String: Any].self).map { try DocumentNode($0) }
    }

    func nodes(_ key: String) throws -> [DocumentNode] {
        try value(key, [Any].self).map { try DocumentNode($0) }
    }

    func raw<Value: RawRepresentable<String>>(_ key: String) throws -> Value? {
        try optional(key, String.self).map { text in
            guard let value = Value(rawValue: text) else { throw Problem(description: "unknown \(key) '\(text)'") }
            return value
        }
    }
}
