import ModelcDisk
import ModelcFiles
import ModelcSchema
import ModelcText

/// Whether an Xcode project lists the versions of a bundle, so that it has to change with them.
enum ProjectListing {
    /// None does: a Swift package, a generated project, a model that no project has.
    case none
    /// The project at a path synchronises the folder of the bundle, and lists nothing that is in it.
    case synchronised(String)
    case listed(FoundProject)
    /// The project at a path names the bundle, and cannot be edited.
    case notUnderstood(String)
}

/// A project file that lists the versions of a bundle.
struct FoundProject {
    /// The path of `project.pbxproj`, as it is shown and written.
    var path: String
    var file: ProjectFile
    /// The groups of the bundle: one, or several where it is in the project more than once.
    var groups: [ProjectFile.VersionGroup]
}

/// Looks for the Xcode project of a bundle: in the folders above it, the nearest first.
struct ProjectFileSearch {
    let listing: ProjectListing

    /// So many folders above a bundle are looked into.
    private static let depth = 6

    private let bundle: VersionedModel
    private let path: String

    init(of bundle: VersionedModel, in workspace: Workspace) {
        let search = ProjectFileSearch(bundle: bundle, path: workspace.absolute(bundle.path))
        let found = search.listings(workspace)
        self.init(
            bundle: bundle, path: search.path,
            listing: found.first(where: \.isListed) ?? found.first(where: \.isSynchronised) ?? found.first
                ?? ProjectListing.none)
    }

    private init(bundle: VersionedModel, path: String, listing: ProjectListing = .none) {
        self.bundle = bundle
        self.path = path
        self.listing = listing
    }

    /// What the projects above the bundle say, the nearest first; those left out that do not name it.
    private func listings(_ workspace: Workspace) -> [ProjectListing] {
        var found: [ProjectListing] = []
        var folder = PathText.folder(of: path)
        for _ in 0..<ProjectFileSearch.depth {
            let names = ((try? FolderListing.names(in: folder)) ?? []).filter { $0.hasSuffix(".xcodeproj") }.sorted()
            for name in names {
                let place = folder + "/" + name + "/project.pbxproj"
                // With a folder of its own, paths are not those of the process.
                let shown = workspace.folder == nil ? workspace.display.path(place) : place
                if let listing = listing(of: place, in: folder, shown) { found.append(listing) }
            }
            let isRepository = ExistingPath.mayExist(folder + "/.git")
            let above = PathText.folder(of: folder)
            guard !isRepository, above != folder, !above.isEmpty else { break }
            folder = above
        }
        return found
    }

    private func listing(of project: String, in folder: String, _ shown: String) -> ProjectListing? {
        guard let bytes = try? FileBytes.contents(of: project, megabytes: 64).get() else { return nil }
        // Most projects name neither, and need not be read as a whole.
        let text = String(decoding: bytes, as: UTF8.self)
        let isNamed = text.contains(bundle.fileName)
        guard isNamed || text.contains("PBXFileSystemSynchronizedRootGroup") else { return nil }
        guard let file = ProjectFile(bytes) else { return isNamed ? .notUnderstood(shown) : nil }
        switch groups(in: file, folder) {
        case .success(let groups) where !groups.isEmpty:
            return .listed(FoundProject(path: shown, file: file, groups: groups))
        case .success:
            let isInside = file.synchronisedFolders(from: folder).contains { path.hasPrefix($0 + "/") }
            return isInside ? .synchronised(shown) : nil
        case .failure: return .notUnderstood(shown)
        }
    }

    private struct Unclear: Error {}

    /// The groups of the bundle: by their paths on disk. Where only Xcode knows a path, a group is the bundle's that has its name
    /// and its versions.
    private func groups(in file: ProjectFile, _ folder: String) -> Result<[ProjectFile.VersionGroup], Unclear> {
        let all = file.groups.map { ($0, place: file.path(of: $0.identifier, from: folder)) }
        let exact = all.filter { $0.place.map { FileSystem.isSame($0, path) } ?? false }.map(\.0)
        guard exact.isEmpty else { return .success(exact) }
        let ofName = all.filter { group, place in
            let name = group.object["path"]?.text.map(PathText.name) ?? group.object["name"]?.text
            return name == bundle.fileName && !(place.map(FileSystem.exists) ?? false)
        }.map(\.0)
        let versions = Set(bundle.versions.map { $0.name + ".xcdatamodel" })
        let ofVersions = ofName.filter { Set($0.children.compactMap(file.fileName)) == versions }
        if ofVersions.count == 1 || ofName.isEmpty { return .success(ofVersions) }
        return .failure(Unclear())
    }
}

extension ProjectListing {
    fileprivate var isListed: Bool { if case .listed = self { true } else { false } }
    fileprivate var isSynchronised: Bool { if case .synchronised = self { true } else { false } }

    /// The change of the project file; nil where there is nothing to change, or nothing that can be changed.
    func change(_ change: ProjectFile.Change) -> FileChange? {
        guard case .listed(let found) = self,
            let bytes = found.file.bytes(changing: found.groups, by: change), bytes != found.file.bytes
        else { return nil }
        return FileChange(path: found.path, old: found.file.bytes, new: bytes)
    }

    /// The path of the project that has to be changed by hand after a change of the versions; nil where none has.
    func pathToChangeByHand(after change: ProjectFile.Change) -> String? {
        switch self {
        case .none, .synchronised: nil
        case .notUnderstood(let path): path
        case .listed(let found): found.file.bytes(changing: found.groups, by: change) == nil ? found.path : nil
        }
    }
}
