import ModelcBase
import ModelcFiles
import ModelcSchema

/// Finds the Xcode projects of a bundle. Searches the folders above the bundle first, from the nearest one up, and then
/// the rest of the repository. The project may be in another folder than the model, for example `ios/App.xcodeproj` and
/// `Shared/Library.xcdatamodeld`.
struct ProjectFileSearch {
    let projects: ProjectListings

    private let bundle: VersionedModel
    private let path: String

    init(of bundle: VersionedModel, in workspace: Workspace) {
        let search = ProjectFileSearch(bundle: bundle, path: workspace.absolute(bundle.path))
        let folders = ProjectFolders(around: bundle.path, in: workspace)
        self.init(
            bundle: bundle, path: search.path,
            projects: ProjectListings(
                all: folders.above.flatMap { search.listings(in: $0, isAbove: true, workspace) }
                    + folders.beside.flatMap { search.listings(in: $0, isAbove: false, workspace) },
                searched: workspace.display.path(folders.root, from: ".")))
    }

    /// Finds the Xcode projects of a bundle and takes the write lock for their files, so that other runs cannot change
    /// them.
    ///
    /// - Parameter lock: the write lock of the bundle; nil if nothing is written.
    static func projects(
        of bundle: VersionedModel, in workspace: Workspace, under lock: WriteLock?
    ) throws(RunFailure) -> ProjectListings {
        let found = ProjectFileSearch(of: bundle, in: workspace).projects
        guard let lock, !found.listed.isEmpty else { return found }
        try lock.take(found.listed.map(\.path))
        // Another run may have changed the files after they were read and before they were locked.
        let isFresh = found.listed.allSatisfy { FileBytes.areEqual(at: $0.path, to: $0.file.bytes) }
        guard !isFresh else { return found }
        let changed = ProjectFileSearch(of: bundle, in: workspace).projects
        try lock.take(changed.listed.map(\.path))
        return changed
    }

    private init(bundle: VersionedModel, path: String, projects: ProjectListings = .none) {
        self.bundle = bundle
        self.path = path
        self.projects = projects
    }

    /// Returns the Xcode projects in a folder that name the bundle. The case of each result describes how the project
    /// lists the versions.
    private func listings(in folder: String, isAbove: Bool, _ workspace: Workspace) -> [ProjectListing] {
        let names = ((try? FolderListing.names(in: folder)) ?? []).filter { $0.hasSuffix(ProjectFolders.ending) }
        return names.compactMap { name in
            let place = (folder == "/" ? "" : folder) + "/" + name + "/project.pbxproj"
            // If the workspace has its own folder, an absolute path is used. A relative path would start from the
            // working folder of the process.
            let shown = workspace.folder == nil ? workspace.display.path(place) : place
            return listing(of: place, in: folder, isAbove: isAbove, shown)
        }
    }

    private func listing(
        of project: String, in folder: String, isAbove: Bool, _ shown: String
    ) -> ProjectListing? {
        guard let stored = try? FileBytes.contents(of: project, megabytes: 64).get() else { return nil }
        let bytes = ProjectFileSearch.utf8(stored)
        // A project that contains neither the bundle's name nor a synchronised folder is skipped without parsing.
        let text = String(decoding: bytes, as: UTF8.self)
        let isNamed = text.contains(bundle.fileName)
        guard isNamed || text.contains("PBXFileSystemSynchronizedRootGroup") else { return nil }
        if isNamed, ConflictMarker.areIn(bytes) { return .conflicted(shown) }
        guard let file = ProjectFile(bytes) else { return isNamed ? .notUnderstood(shown) : nil }
        switch groups(in: file, folder, byName: isAbove) {
        case .success(let groups) where !groups.isEmpty:
            guard bytes == stored else { return .notUnderstood(shown) }
            return .listed(FoundProject(path: shown, file: file, groups: groups))
        case .success:
            let isInside = file.synchronisedFolders(from: folder).contains { path.hasPrefix($0 + "/") }
            return isInside ? .synchronised(shown) : nil
        case .failure: return .notUnderstood(shown)
        }
    }

    /// Returns the content of a project file as UTF-8. A file in UTF-16 is converted, so that the bundle's name is
    /// found in it.
    private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > 2, Set(bytes[..<2]) == [0xFE, 0xFF] else { return bytes }
        let isBigEndian = bytes[0] == 0xFE
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            let (high, low) = isBigEndian ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
            return UInt16(high) << 8 | UInt16(low)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private struct Unclear: Error {}

    /// Returns the version groups of the bundle, found by their paths on disk.
    ///
    /// - Parameter byName: whether to also accept a group whose path cannot be determined, if its name and versions are
    ///   those of the bundle.
    private func groups(
        in file: ProjectFile, _ folder: String, byName: Bool
    ) -> Result<[ProjectFile.VersionGroup], Unclear> {
        let all = file.groups.map { ($0, place: file.path(of: $0.identifier, from: folder)) }
        let exact = all.filter { $0.place.map { FileSystem.isSame($0, path) } ?? false }.map(\.0)
        guard exact.isEmpty, byName else { return .success(exact) }
        let ofName = all.filter { group, place in
            let name = group.object["path"]?.text.map(PathText.name) ?? group.object["name"]?.text
            return name == bundle.fileName && !(place.map(FileSystem.exists) ?? false)
        }.map(\.0)
        let versions = Set(bundle.versions.map(\.folderName))
        let ofVersions = ofName.filter { Set($0.children.compactMap(file.fileName)) == versions }
        if ofVersions.count == 1 || ofName.isEmpty { return .success(ofVersions) }
        return .failure(Unclear())
    }
}
