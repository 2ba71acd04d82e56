import ModelcBase
import ModelcPlans
import ModelcSchema

/// Finds the version that a mapping model was made from. The recorded path is often outdated, so only its last two
/// parts are compared with all folders below a folder (FormatMappingModel §9).
package struct VersionSearch: Sendable {
    /// The maximum depth of the searched folders.
    private static let maximumDepth = 24

    /// The paths of all folders that match, in byte order.
    package private(set) var paths: [String] = []
    /// Folders that the user has no permission to list: the version may be in one of them.
    package private(set) var closedFolders: [FileProblem] = []

    /// - Throws: an error if the content of a folder cannot be determined: the result might be incomplete.
    package init(of embedded: EmbeddedModel, under folder: String) throws(FileProblem) {
        let parts = PathText.parts(of: embedded.path ?? "").filter { !$0.isEmpty }
        guard let version = parts.last, version.hasSuffix(ModelPath.versionExtension) else { return }
        let bundle = parts.dropLast().last.flatMap { $0.hasSuffix(ModelPath.bundleExtension) ? $0 : nil }
        let start = ModelPath(folder).text
        for path in try folders(bundle ?? version, under: start, depth: 0) {
            let path = bundle == nil ? path : path + "/" + version
            switch FileSystem.kind(of: path) {
            case .folder: paths.append(path)
            case .inaccessible(let problem): throw problem
            case .file, .other, .missing: break
            }
        }
    }

    /// The folders with this name. Bundles and hidden folders are not searched.
    private mutating func folders(
        _ name: String, under folder: String, depth: Int
    ) throws(FileProblem) -> [String] {
        guard depth < VersionSearch.maximumDepth else { return [] }
        var found: [String] = []
        for entry in try entries(of: folder) where !entry.hasPrefix(".") {
            let path = PathText.withSlash(folder) + entry
            if entry == name {
                found.append(path)
            } else if !ModelPath(entry).isBundle, !ModelPath(entry).isVersion, try FileSystem.isOwnFolder(path) {
                found += try folders(name, under: path, depth: depth + 1)
            }
        }
        return found
    }

    /// The names in a folder; empty if the folder does not exist.
    private mutating func entries(of folder: String) throws(FileProblem) -> [String] {
        do {
            return try FolderListing.names(in: folder)
        } catch {
            if error.isForbidden {
                closedFolders.append(error)
            } else if !error.isMissing {
                throw error
            }
            return []
        }
    }
}
