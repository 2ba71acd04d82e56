import Foundation

/// Finds data models below a folder.
enum ModelSearch {
    /// The bundles and stand-alone models, in the order of their paths.
    static func models(in folder: URL) -> [URL] {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let found = entries.flatMap { entry -> [URL] in
            switch entry.pathExtension {
            case "xcdatamodeld", "xcdatamodel": [entry]
            case "": entry.hasDirectoryPath ? models(in: entry) : []
            default: []
            }
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
