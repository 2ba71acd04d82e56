import ModelcSchema
import ModelcSwiftData
import ModelcVersionHash
import Testing

/// Versions and migration plans in SwiftData source.
@Suite struct SwiftDataVersionTests {
    private static let source = SwiftDataText.read(
        """
        import SwiftData
        typealias Item = SchemaV2.Item
        enum SchemaV1: VersionedSchema {
            static var versionIdentifier = Schema.Version(1, 0, 0)
            static var models: [any PersistentModel.Type] { [Item.self] }
            @Model final class Item { var name: String; init() {} }
        }
        enum SchemaV2: VersionedSchema {
            static let versionIdentifier: Schema.Version = .init(2, 0, 0)
            static var models: [any PersistentModel.Type] { get { return [SchemaV2.Item.self, Self.Tag.self,] } }
        }
        """,
        """
        extension SchemaV2 {
            @Model final class Item { var name: String; var tags: [Tag] }
            @Model final class Tag { var item: Item? }
        }
        enum SchemaV10: VersionedSchema {
            static var versionIdentifier: Schema.Version { Schema.Version(10, 0, 0) }
            static var models: [any PersistentModel.Type] { SchemaV2.models + [Live.self] }
        }
        @Model final class Live { var count: Int }
        @Model final class Unused { var count: Int }
        enum Plan: SchemaMigrationPlan {
            static var schemas: [any VersionedSchema.Type] { [SchemaV1.self, SchemaV2.self, SchemaV10.self] }
            static var stages: [MigrationStage] {
                [first, .lightweight(fromVersion: SchemaV2.self, toVersion: SchemaV10.self)]
            }
            static let first = MigrationStage.custom(
                fromVersion: SchemaV1.self, toVersion: SchemaV2.self, willMigrate: nil,
                didMigrate: { context in try context.save() })
        }
        """)

    @Test func versionsInOrder() {
        let versions = Self.source.versions
        #expect(versions.map(\.name) == ["SchemaV1", "SchemaV2", "SchemaV10"])
        #expect(versions.map(\.model.versionIdentifier) == ["1.0.0", "2.0.0", "10.0.0"])
        #expect(
            versions.map { $0.model.entities.map(\.name) } == [["Item"], ["Item", "Tag"], ["Item", "Tag", "Live"]])
        #expect(versions.allSatisfy { VersionHasher.hashes(of: ResolvedModel($0.model)).isVerified })
        #expect(versions[2].classes.map(\.schemaName) == ["SchemaV2", "SchemaV2", nil])
        #expect(Self.source.unusedClasses.map(\.name) == ["Unused"])
    }

    @Test func thePlan() throws {
        let plan = try #require(Self.source.plans.first)
        #expect(plan.schemas?.map(\.name) == ["SchemaV1", "SchemaV2", "SchemaV10"])
        #expect(plan.stages?.map(\.isCustom) == [true, false])
        #expect(
            plan.stages?.map { [$0.source.name, $0.destination.name] }
                == [["SchemaV1", "SchemaV2"], ["SchemaV2", "SchemaV10"]])
    }

    /// A class that the list leaves out, and a list that cannot be read.
    @Test(arguments: [
        "static var models: [any PersistentModel.Type] { [A.self] }",
        "static var models: [any PersistentModel.Type] { all() }", "",
        "static var models: [any PersistentModel.Type] { [A.self, B.self, Missing.self] }",
    ])
    func listsThatAreNotVerified(models: String) throws {
        let source = SwiftDataText.read(
            """
            enum V1: VersionedSchema { \(models)
              @Model class A { var b: B? }
              @Model class B { var a: A? } }
            """)
        let version = try #require(source.versions.first)
        #expect(!version.model.uncertainties.isEmpty)
        #expect(!VersionHasher.hashes(of: ResolvedModel(version.model)).isVerified)
    }
}
