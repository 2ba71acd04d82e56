import ModelcSchema

/// Reports a class with `@Model` that no version uses.
enum SwiftDataUnusedClass: SwiftSourceRule {
    static let description = RuleDescription(
        "swiftdata-unused-class", swiftSource: "A class with @Model belongs to no VersionedSchema",
        rationale:
            "A container with a migration plan creates its store from the newest version. It has no table for a class that "
            + "'models' leaves out, and inserting such an object fails.",
        help: "add the class to 'models' of the newest version, or remove @Model",
        bad: """
            enum SchemaV1: VersionedSchema {
                static var versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Item.self] }
            }
            @Model final class Item { var name: String = "" }
            @Model final class ▸Tag { var name: String = "" }
            """,
        good: """
            enum SchemaV1: VersionedSchema {
                static var versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Item.self, Tag.self] }
            }
            @Model final class Item { var name: String = "" }
            @Model final class Tag { var name: String = "" }
            """)

    static func findings(in source: SwiftDataSource) -> [Finding] {
        // A list that was not understood may contain the class.
        guard !source.versions.contains(where: { $0.model.uncertainties.contains { $0.entityName == nil } }) else {
            return []
        }
        return source.unusedClasses.map { unused in
            Finding(
                self, "no version has the class '\(unused.name)' in its 'models'", at: unused.place, in: source,
                on: .entity(unused.entityName))
        }
    }
}
