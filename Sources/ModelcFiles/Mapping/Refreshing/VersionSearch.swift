import ModelcSchema

/// Finds the version that a mapping model was made from. The recorded path is often outdated, so only its last two parts
/// count, wherever they stand below a folder (mapping-model §9).
package enum VersionSearch {
    /// How deep folders are searched.
    private static let maximumDepth = 24

    /// The paths of all folders that may be the version, in byte order.
    package static func paths(of embedded: EmbeddedModel, under folder: String) -> [String] {
        let parts = (embedded.path ?? "").split(separator: "/").map(String.init)
        guard let version = parts.last, version.hasSuffix(ModelPath.versionExtension) else { return [] }
        let bundle = parts.dropLast().last.flatMap { $0.hasSuffix(ModelPath.bundleExtension) ? $0 : nil }
        let start = ModelPath(folder).text
        return folders(bundle ?? version, under: start, depth: 0).compactMap { path in
            let path = bundle == nil ? path : path + "/" + version
            return FileSystem.kind(of: path) == .folder ? path : nil
        }
    }

    /// The folders of a name, bundles and hidden folders not looked into.
    private static func folders(_ name: String, under folder: String, depth: Int) -> [String] {
        guard depth < maximumDepth, let entries = try? FileSystem.entries(of: folder) else { return [] }
        return entries.filter { !$0.hasPrefix(".") }.flatMap { entry -> [String] in
            let path = folder == "/" ? "/" + entry : folder + "/" + entry
            if entry == name { return [path] }
            guard FileSystem.isOwnFolder(path), !ModelPath(entry).isBundle, !ModelPath(entry).isVersion else {
                return []
            }
            return folders(name, under: path, depth: depth + 1)
        }
    }
}
