import ModelcDigest
import ModelcDisk
import ModelcFiles
import ModelcSchema

/// A project file that lists the versions of a bundle.
struct FoundProject {
    var path: String
    var file: ProjectFile
}

/// Looks for the Xcode project that lists the versions of a bundle: in the folders above it, the nearest first.
struct ProjectFileSearch {
    let found: FoundProject?

    /// So many folders above a bundle are looked into.
    private static let depth = 6

    init(of bundle: VersionedModel, in workspace: Workspace) {
        var folder = PathText.folder(of: workspace.absolute(bundle.path))
        for _ in 0..<ProjectFileSearch.depth {
            if let project = ProjectFileSearch.project(in: folder, listing: bundle.fileName) {
                found = project
                return
            }
            let isRepository = ExistingPath.mayExist(folder + "/.git")
            let above = PathText.folder(of: folder)
            guard !isRepository, above != folder, !above.isEmpty else { break }
            folder = above
        }
        found = nil
    }

    /// The identifier of a new version's object: made of the names, so that equal changes make equal files.
    static func identifier(of version: String, inBundle name: String) -> String {
        let digest = SHA256.digest(of: Array("modelc \(name)/\(version)".utf8))
        return String(Hexadecimal.text(of: digest.bytes).uppercased().prefix(24))
    }

    private static func project(in folder: String, listing name: String) -> FoundProject? {
        let names = ((try? FolderListing.names(in: folder)) ?? []).filter { $0.hasSuffix(".xcodeproj") }.sorted()
        for project in names {
            let path = folder + "/" + project + "/project.pbxproj"
            guard let bytes = try? FileBytes.contents(of: path, megabytes: 64).get() else { continue }
            let file = ProjectFile(String(decoding: bytes, as: UTF8.self))
            if file.group(ofBundle: name) != nil { return FoundProject(path: path, file: file) }
        }
        return nil
    }
}
