import ModelcCodegen
import ModelcSchema
import ModelcSettings
import Testing

/// A small model that shows one feature in golden files.
struct Feature: Sendable, CustomTestStringConvertible {
    /// The folder of the golden files.
    let name: String
    let schema: ManagedObjectModel
    let options: CodeGenerationInput
    /// The user's types that the model names, which the files need to compile.
    var userSource = ""

    init(
        _ name: String, _ model: ManagedObjectModel, userSource: String = "",
        _ change: (inout CodeGenerationInput) -> Void = { _ in }
    ) {
        self.name = name
        schema = model
        self.userSource = userSource
        var options = ModelcGenerationTests.options()
        change(&options)
        self.options = options
    }

    var testDescription: String { name }

    static let all: [Feature] = [
        userTypes, swiftTypes, objectTypes, snapshots, fetchRequests, documentation, standalone, mixedAccess, names,
        programmatic, inherited, xcodeCompatible,
    ]
}

extension Feature {
    /// Values of the parent that a child's initializer needs, above all read-only attributes; the user's types with
    /// defaults; snapshots without attributes.
    static let inherited = Feature(
        "inherited",
        {
            var parts = toMany("parts", "Tag")
            (parts.isOptional, parts.minimumCount) = (false, 1)
            var base = entity("Base", attributes: readOnlyAttributes)
            base.isAbstract = true
            return model(
                base,
                entity(
                    "Child", parent: "Base", attributes: [attribute("title")], relationships: [parts],
                    userInfo: ["modelc.snapshot": ""]),
                entity("Tag", attributes: typedAttributes),
                entity(
                    "Empty", attributes: [attribute("image", .transformable)],
                    userInfo: ["modelc.snapshot": "", "modelc.codable": ""]),
                composites: [composite("Place", attribute("city"))])
        }(),
        userSource: """
            import Foundation
            nonisolated enum Kind: Int16, Sendable { case a, b }
            nonisolated enum Mood: String, Sendable { case calm, wild }
            nonisolated struct Point: Codable { var x: Double }
            """
    ) {
        $0.settings.decimal = .flag(.swift)
        $0.settings.requiredWithoutDefault = .flag(.optional)
    }

    /// One attribute for each way of storing a value.
    private static var readOnlyAttributes: [AttributeDescription] {
        let readOnly = ["mogenerator.readonly": ""]
        return [
            attribute("created", .date, userInfo: readOnly), attribute("count", .integer32, userInfo: readOnly),
            attribute("price", .decimal, userInfo: readOnly),
            attribute("place", .composite, composite: "Place", userInfo: readOnly),
            attribute("kind", .integer16, userInfo: ["RawType": "Kind", "mogenerator.readonly": ""]),
            attribute("point", .binary, userInfo: ["modelc.codable": "Point", "mogenerator.readonly": ""]),
            attribute("path", userInfo: ["modelc.codable": "[Point]", "mogenerator.readonly": ""]),
        ]
    }

    /// Required attributes with a default, which always have a value.
    private static var typedAttributes: [AttributeDescription] {
        var kind = attribute("kind", .integer16, userInfo: ["RawType": "Kind"])
        kind.defaultValueText = "1"
        var mood = attribute("mood", userInfo: ["RawType": "Mood"])
        mood.defaultValueText = "calm"
        var state = attribute(
            "state", .integer16, userInfo: ["RawType": "State", "modelc.enumCases": "draft, done = 5"])
        state.defaultValueText = "5"
        return [kind, mood, state]
    }

    /// Public classes below and next to a class that Xcode generates, which is public and not open.
    static let xcodeClasses = Feature(
        "xcode-classes",
        {
            var base = entity("Base", attributes: [attribute("name")])
            base.codeGenerationType = .classDefinition
            return model(
                base, entity("Child", parent: "Base", relationships: [toOne("base", "Base")]),
                entity("Grandchild", parent: "Child", attributes: [attribute("title")]),
                entity("Other", relationships: [toMany("helpers", "Helper")]),
                entity("Helper", userInfo: ["modelc.ignore": "", "modelc.access": "internal"]))
        }(),
        // Two spaces, so that this class stays public when the user's other classes become open.
        userSource: """
            public import CoreData
            public nonisolated  class Base: NSManagedObject {}
            nonisolated  class Helper: NSManagedObject {}
            """
    ) { $0.settings.access = .flag(.public) }
}

extension Feature {
    /// The symbols of Xcode's classes in modelc's own layout.
    static let xcodeCompatible = Feature(
        "xcode-compatible",
        {
            var count = attribute("count", .integer32, optional: true)
            count.usesScalarValue = true
            var date = attribute("date", .date, optional: true)
            date.usesScalarValue = true
            return model(
                entity(
                    "Note",
                    attributes: [
                        count, date, attribute("id", .uuid, optional: true),
                        attribute("place", .composite, composite: "Place"),
                        attribute("size", .integer64), attribute("title"), attribute("value", .undefined),
                    ],
                    relationships: [
                        toMany("tags", "Tag"), toMany("steps", "Note", ordered: true),
                        toOne("parent", "Note", optional: false),
                    ], userInfo: ["modelc.snapshot": ""]),
                entity("Memo", parent: "Note"),
                // A property with the name of a mutator, and one that hides a Foundation type.
                entity(
                    "Tag", attributes: [attribute("addToNotes"), attribute("IndexSet")],
                    relationships: [toMany("notes", "Note", ordered: true)]),
                composites: [composite("Place", attribute("city"))])
        }()
    ) {
        $0.settings.style = .flag(.xcodeCompatible)
        $0.settings.access = GenerateSettings().access
        $0.settings = $0.settings.completed()
    }
}
