import ModelcCodegen
import ModelcSchema
import ModelcSettings

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
                // A property in the place of a mutator, and one that hides a type of Foundation.
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
