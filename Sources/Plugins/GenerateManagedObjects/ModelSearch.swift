import Foundation

/// Finds data models below a folder.
enum ModelSearch {
    /// What the names of bundles and stand-alone models end with.
    static let modelExtensions: Set = ["xcdatamodeld", "xcdatamodel"]

    /// What the names of folders end with that are one thing for the Finder. The dot in the name of another folder, such as
    /// `Model.v2`, says nothing.
    private static let bundleExtensions: Set = [
        "app", "appex", "bundle", "docc", "framework", "momd", "playground", "playgroundbook", "plugin", "scnassets",
        "xcarchive",
        "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj", "xcresult",
        "xcstickers",
        "xcworkspace", "xctest",
    ]

    /// The bundles and stand-alone models, or what else has these extensions, in the order of their paths. Bundles and hidden
    /// folders are not looked into.
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

    /// A model's path from a folder that it is below; its whole path where it is not.
    static func path(of model: URL, below folder: URL) -> String {
        let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return model.path.hasPrefix(root) ? String(model.path.dropFirst(root.count)) : model.path
    }

    /// Every file of a model, so that a change of any of them is noticed.
    static func files(of model: URL) -> [URL] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: model.path)) ?? []
        return names.sorted().map { model.appendingPathComponent($0) }.filter { !$0.hasDirectoryPath }
    }
}
