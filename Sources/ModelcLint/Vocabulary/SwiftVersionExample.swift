/// Parts of Swift source that examples of several rules have.
enum SwiftVersionExample {
    /// A first version with a nested class.
    static let first = """
        enum SchemaV1: VersionedSchema {
            static var versionIdentifier = Schema.Version(1, 0, 0)
            static var models: [any PersistentModel.Type] { [Item.self] }
            @Model final class Item { var name: String = "" }
        }

        """

    /// A second version, in which the property has another name.
    static let second = """
        enum SchemaV2: VersionedSchema {
            static var versionIdentifier = Schema.Version(2, 0, 0)
            static var models: [any PersistentModel.Type] { [Item.self] }
            @Model final class Item { var title: String = "" }
        }

        """
}
