import ModelcCodegen
import ModelcSchema

extension Feature {
    /// Attributes whose values have types of the user.
    static let userTypes = Feature(
        "user-types",
        model(
            entity(
                "Note",
                attributes: [
                    attribute("kind", .integer16, userInfo: ["RawType": "Kind"]),
                    attribute("sure", .integer16, userInfo: ["RawType": "Kind", "unwrapOptional": ""]),
                    attribute("safe", .string, userInfo: ["RawType": "Mood", "modelc.rawFallback": "calm"]),
                    attribute("flags", .integer32, userInfo: ["RawType": "Flags", "nonOptionalInit": ""]),
                    attribute(
                        "extra", .integer32, optional: true, userInfo: ["RawType": "Flags", "nonOptionalInit": ""]),
                    attribute(
                        "state", .integer16, userInfo: ["RawType": "State", "modelc.enumCases": "draft, done = 5"]),
                    attribute("tone", userInfo: ["RawType": "Tone", "modelc.enumCases": "high, low = l"]),
                    attribute("point", .binary, optional: true, userInfo: ["attributeCodableTypeName": "Point"]),
                    attribute("path", .string, userInfo: ["modelc.codable": "[Point]"]),
                    attribute("words", .transformable, class: "NSArray", userInfo: ["modelc.swiftType": "[String]"]),
                    attribute("fixed", userInfo: ["mogenerator.readonly": ""]),
                    attribute("frozen", .integer16, optional: true, userInfo: ["mogenerator.readonly": ""]),
                ])),
        userSource: """
            import Foundation
            nonisolated enum Kind: Int16 { case a, b }
            nonisolated enum Mood: String { case calm, wild }
            nonisolated struct Flags: OptionSet { let rawValue: Int32 }
            nonisolated struct Point: Codable { var x: Double }
            """)

    /// Swift types if there is one, and implicitly unwrapped required attributes.
    static let swiftTypes = Feature("swift-types", types()) {
        $0.settings.decimal = .flag(.swift)
        $0.settings.dates = .flag(.model)
        $0.settings.requiredWithoutDefault = .flag(.iuo)
    }

    /// Objects if there are any, all of them optional, as in Xcode's own classes.
    static let objectTypes = Feature("object-types", types()) {
        $0.settings.numbers = .flag(.object)
        $0.settings.collections = .flag(.nsset)
        $0.settings.optionality = .flag(.always)
    }

    private static func types() -> ManagedObjectModel {
        var date = attribute("date", .date)
        date.usesScalarValue = true
        var optionalDate = attribute("optionalDate", .date, optional: true)
        optionalDate.usesScalarValue = true
        var titled = attribute("titled")
        titled.defaultValueText = "x"
        return model(
            entity(
                "Note",
                attributes: [
                    date, optionalDate, titled, attribute("title"), attribute("count", .integer32),
                    attribute("price", .decimal), attribute("discount", .decimal, optional: true),
                    attribute("place", .composite, composite: "Place"),
                ], relationships: [toMany("notes", "Note"), toOne("parent", "Note", optional: false)]),
            composites: [composite("Place", date, optionalDate, attribute("price", .decimal), attribute("city"))])
    }

    /// Structures of values for other threads, one of them Codable.
    static let snapshots = Feature(
        "snapshots",
        model(
            entity(
                "Note",
                attributes: [
                    attribute("title"), attribute("price", .decimal, optional: true), attribute("cost", .decimal),
                    attribute("cover", .transformable), attribute("place", .composite, composite: "Place"),
                    attribute("Type"),
                ],
                relationships: [
                    toOne("parent", "Note", optional: false), toOne("next", "Plain"), toMany("others", "Note"),
                ], userInfo: ["modelc.snapshot": ""]),
            entity("Memo", parent: "Note", attributes: [attribute("day", .date)], userInfo: ["modelc.codable": ""]),
            entity("Plain", class: nil), composites: [composite("Place", attribute("city"), attribute("x", .double))]))
}
