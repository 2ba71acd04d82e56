import SwiftData

typealias Item = SchemaV3.Item

enum SchemaV1: VersionedSchema {
    static var versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        var name: String = ""
        init() {}
    }
}

/// It uses a class outside of it.
enum SchemaV2: VersionedSchema {
    static var versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self, Tag.self] }

    @Model final class Item {
        var title: String = ""
        var tags: [Tag] = []
        init() {}
    }
}

@Model final class Tag {
    @Attribute(.unique) var name: String
    @Relationship(inverse: \SchemaV2.Item.tags) var items: [SchemaV2.Item] = []
    init(name: String) { self.name = name }
}

enum SchemaV3: VersionedSchema {
    static var versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Item.self] }

    @Model final class Item {
        @Attribute(originalName: "title") var name: String = ""
        var count: Int
        init(count: Int) { self.count = count }
    }
}

enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [SchemaV1.self, SchemaV2.self, SchemaV3.self] }
    static var stages: [MigrationStage] {
        [.lightweight(fromVersion: SchemaV1.self, toVersion: SchemaV3.self)]
    }
}
