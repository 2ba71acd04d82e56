import ModelcCodegen
import ModelcSchema

extension Feature {
    /// What a child's initializer needs of its parent, read-only attributes above all; types of the user's with defaults;
    /// snapshots without an attribute.
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

    /// One attribute of each way to store a value.
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

    /// Public classes below and beside one that Xcode generates, which is public and not open.
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
        // Two blanks: this class is to stay public when the others of the user's become open.
        userSource: """
            public import CoreData
            public nonisolated  class Base: NSManagedObject {}
            nonisolated  class Helper: NSManagedObject {}
            """
    ) { $0.settings.access = .flag(.public) }
}
