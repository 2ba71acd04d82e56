import ModelcPlans
import ModelcSchema

/// Reports an old `VersionedSchema` that uses a class outside the schema, or a class of another version. If the class
/// changes, the old version changes too.
enum SwiftDataLiveClass: SwiftSourceRule {
    static let description = RuleDescription(
        "swiftdata-live-class",
        swiftSource: "An old VersionedSchema uses a class outside of it, or one of another version",
        rationale:
            "If the class changes, the old version changes with it. The hashes of the stores that shipped with it then "
            + "fit no version of the plan, and the container does not load.",
        help: "nest a frozen copy of the class in the VersionedSchema",
        prevents: RunTimeFailure.unknownModelVersion,
        bad: """
            enum SchemaV1: VersionedSchema {
                static var versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Item.self] }
            }
            enum SchemaV2: VersionedSchema {
                static var versionIdentifier = Schema.Version(2, 0, 0)
                static var models: [any PersistentModel.Type] { [Item.self, Tag.self] }
            }
            @Model final class ▸Item { var name: String = "" }
            @Model final class Tag { var name: String = "" }
            """,
        good: SwiftVersionExample.first
            + """
            enum SchemaV2: VersionedSchema {
                static var versionIdentifier = Schema.Version(2, 0, 0)
                static var models: [any PersistentModel.Type] { [Item.self, Tag.self] }
            }
            @Model final class Item { var name: String = "" }
            @Model final class Tag { var name: String = "" }
            """)

    static func findings(in source: SwiftDataSource) -> [Finding] {
        var reported: Set<String> = []
        return source.versions.dropLast().flatMap { version in
            version.classes.filter { $0.schemaName != version.name && reported.insert($0.name).inserted }.map { used in
                finding(used, version, source)
            }
        }
    }

    private static func finding(
        _ used: SwiftDataClass, _ version: SwiftDataVersion, _ source: SwiftDataSource
    ) -> Finding {
        let owner = used.schemaName.map { "which belongs to '\($0)'" } ?? "which the app works with"
        return Finding(
            self,
            "the old version '\(version.name)' uses the class '\(used.name)', \(owner): if the class changes, the version "
                + "changes with it", at: used.place, in: source, on: .entity(used.entityName),
            severity: used.schemaName == nil ? nil : .note)
    }
}
