import ModelcPlans
import ModelcSchema

/// Reports a version that the migration plan does not list.
enum SwiftDataUnlistedVersion: SwiftSourceRule {
    static let description = RuleDescription(
        "swiftdata-unlisted-version", swiftSource: "A VersionedSchema is missing from 'schemas' of the migration plan",
        rationale:
            "SwiftData compares the hashes of a store with the versions in 'schemas' only. A store of a version that is "
            + "missing there cannot be opened, even if a stage names the version.",
        help: "add the version to 'schemas', or remove it if it never shipped",
        prevents: RunTimeFailure.unknownModelVersion,
        bad: """
            enum ▸SchemaV1: VersionedSchema {
                static var versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Item.self] }
                @Model final class Item { var name: String = "" }
            }
            enum SchemaV2: VersionedSchema {
                static var versionIdentifier = Schema.Version(2, 0, 0)
                static var models: [any PersistentModel.Type] { [Item.self] }
                @Model final class Item { var title: String = "" }
            }
            enum Plan: SchemaMigrationPlan {
                static var schemas: [any VersionedSchema.Type] { [SchemaV2.self] }
                static var stages: [MigrationStage] { [] }
            }
            """,
        good: SwiftVersionExample.first
            + """
            enum Plan: SchemaMigrationPlan {
                static var schemas: [any VersionedSchema.Type] { [SchemaV1.self] }
                static var stages: [MigrationStage] { [] }
            }
            """)

    static func findings(in source: SwiftDataSource) -> [Finding] {
        let lists = source.plans.map { $0.schemas?.map(\.name) }
        guard !lists.isEmpty, !lists.contains(where: { $0 == nil }) else { return [] }
        let listed = Set(lists.flatMap { $0 ?? [] })
        let names = source.plans.map { "'\($0.name)'" }.joined(separator: ", ")
        return source.versions.filter { $0.isSchema && !listed.contains($0.name) }.map { version in
            Finding(
                self, "the version '\(version.name)' is not in 'schemas' of \(names)", at: version.place, in: source)
        }
    }
}
