import Foundation

/// Finds data models below a folder.
enum ModelSearch {
    /// The extensions of bundles and stand-alone models.
    static let modelExtensions: Set = ["xcdatamodeld", "xcdatamodel"]

    /// The extensions of folders that the Finder shows as one item. Other folders are searched, even if their names
    /// contain a dot, as in `Model.v2`.
    private static let bundleExtensions: Set = [
        "app", "appex", "bundle", "docc", "framework", "momd", "playground", "playgroundbook", "plugin", "scnassets",
        "xcarchive",
        "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj", "xcresult",
        "xcstickers",
        "xcworkspace", "xctest",
    ]

    /// Returns the bundles and stand-alone models in a folder and its subfolders, sorted by path. `extensions` can
    /// select folders with other extensions instead. Bundles and hidden folders are not searched.
    static func models(in folder: URL, extensions: Set<String> = modelExtensions) -> [URL] {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let found = entries.flatMap { entry -> [URL] in
            if extensions.contains(entry.pathExtension) { return [entry] }
            guard entry.hasDirectoryPath, !bundleExtensions.contains(entry.pathExtension.lowercased()),
                !entry.lastPathComponent.hasPrefix(".")
            else { return [] }
            return models(in: entry, extensions: extensions)
        }
        return found.sorted { $0.path < $1.path }
    }

    /// Returns the path of a model relative to `folder`; the full path if the model is not below it.
    static func path(of model: URL, below folder: URL) -> String {
        let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return model.path.hasPrefix(root) ? String(model.path.dropFirst(root.count)) : model.path
    }

    /// Returns all files of a model, so that the build detects a change to any of them.
    static func files(of model: URL) -> [URL] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: model.path)) ?? []
        return names.sorted().map { model.appendingPathComponent($0) }.filter { !$0.hasDirectoryPath }
    }
}
