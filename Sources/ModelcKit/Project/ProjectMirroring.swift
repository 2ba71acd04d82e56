import ModelcBase
import ModelcFiles
import ModelcSourceCode

/// Searches a project for a file that shows that its models are mirrored to CloudKit: an `.entitlements` file with the
/// iCloud service CloudKit, or else source code.
struct ProjectMirroring {
    /// The number of names after which the search ends. A repository of many projects is not the project of one app.
    private static let limit = 20_000
    private static let megabytes = 4

    private let root: String

    /// - Parameter path: the path of a model, or of a folder of the project.
    /// - Returns: nil if the path is in no project: a folder above may be that of all of the user's files.
    init?(around path: String, in workspace: Workspace) {
        // The last part of a path is not searched for a project, so that a folder needs one more.
        let inside = PathText.joined(workspace.absolute(path), ".")
        guard let root = try? ProjectRoot.folder(of: inside) else { return nil }
        self.root = workspace.folder == nil ? workspace.display.path(root, from: ".") : root
    }

    /// The first location that shows mirroring; nil if there is none. Entitlements come first: they are few, and an app
    /// without them cannot mirror.
    var evidence: MirroringEvidence? {
        let files = self.files
        if let found = files.entitlements.lazy.compactMap(evidence).first { return found }
        let parts = ConcurrentParts.map(count: files.sources.count, length: 50) { part in
            files.sources[part].lazy.compactMap { evidence(in: $0) }.first
        }
        return parts.lazy.compactMap(\.self).first
    }

    /// The paths of the files to search, in the order of the folders.
    private var files: (entitlements: [String], sources: [String]) {
        var files: (entitlements: [String], sources: [String]) = ([], [])
        var folders = [root]
        var count = 0
        while let folder = folders.popLast(), count < ProjectMirroring.limit {
            let names = (try? FolderListing.names(in: folder)) ?? []
            count += names.count
            for name in names {
                let path = PathText.joined(folder, name)
                if name.hasSuffix(MirroringEvidence.entitlementsExtension) { files.entitlements.append(path) }
                if CodeLanguage(fileName: name) != nil { files.sources.append(path) }
            }
            // Folders with an extension are bundles.
            let inner = names.filter { !$0.contains(".") && !ModelSearch.isSkipped($0) }
            folders += inner.reversed().map { PathText.joined(folder, $0) }.filter {
                (try? FileSystem.isOwnFolder($0)) ?? false
            }
        }
        return files
    }

    private func evidence(in path: String) -> MirroringEvidence? {
        guard let bytes = try? FileBytes.contents(of: path, megabytes: ProjectMirroring.megabytes).get() else {
            return nil
        }
        return MirroringEvidence(in: bytes, path: path)
    }
}
