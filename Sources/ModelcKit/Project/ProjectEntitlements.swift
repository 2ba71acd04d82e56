import ModelcBase
import ModelcFiles

/// Searches a project for an `.entitlements` file with the iCloud service CloudKit, which every app that mirrors a store
/// needs. Only files with this extension are read.
struct ProjectEntitlements {
    /// The number of names after which the search ends. A repository of many projects is not the project of one app.
    private static let limit = 20_000
    private static let megabytes = 1

    private let root: String

    /// - Parameter path: the path of a model, or of a folder of the project.
    /// - Returns: nil if the path is in no project: a folder above may be that of all of the user's files.
    init?(around path: String, in workspace: Workspace) {
        // The last part of a path is not searched for a project, so that a folder needs one more.
        let inside = PathText.joined(workspace.absolute(path), ".")
        guard let root = try? ProjectRoot.folder(of: inside) else { return nil }
        self.root = workspace.folder == nil ? workspace.display.path(root, from: ".") : root
    }

    /// The first location that shows mirroring, in the order of the folders; nil if there is none.
    var evidence: MirroringEvidence? {
        var folders = [root]
        var count = 0
        while let folder = folders.popLast(), count < ProjectEntitlements.limit {
            let names = (try? FolderListing.names(in: folder)) ?? []
            count += names.count
            for name in names where name.hasSuffix(MirroringEvidence.entitlementsExtension) {
                if let found = evidence(in: PathText.joined(folder, name)) { return found }
            }
            // Folders with an extension are bundles.
            let inner = names.filter { !$0.contains(".") && !ModelSearch.isSkipped($0) }
            folders += inner.reversed().map { PathText.joined(folder, $0) }.filter {
                (try? FileSystem.isOwnFolder($0)) ?? false
            }
        }
        return nil
    }

    private func evidence(in path: String) -> MirroringEvidence? {
        guard let bytes = try? FileBytes.contents(of: path, megabytes: ProjectEntitlements.megabytes).get() else {
            return nil
        }
        return MirroringEvidence(in: bytes, path: path)
    }
}
