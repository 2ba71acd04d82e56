import ModelcBase
import ModelcSchema

/// A store on disk before it is read: the model in it is the only version.
enum StoreListing {
    /// File extensions that are removed from the name of a store to get the name of its model.
    private static let extensions = [".sqlite", ".sqlite3", ".store", ".db"]

    static func list(_ path: ModelPath) -> BundleListing {
        let ending = extensions.first { path.name.hasSuffix($0) && path.name != $0 }
        let name = ending.map { String(path.name.dropLast($0.count)) } ?? path.name
        let version = ModelVersion(name: name, path: path.text, format: .store, isCurrent: true)
        return BundleListing(
            model: VersionedModel(name: name, fileName: path.name, path: path.text, versions: [version]))
    }
}
