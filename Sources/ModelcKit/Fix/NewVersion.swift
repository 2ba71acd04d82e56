import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A version to add to a bundle and make current.
struct NewVersion {
    /// The name without extension. It has already been checked.
    let name: String
    let bundle: VersionedModel
    /// The Xcode projects that have to list the version.
    let projects: ProjectListings
    private let wording: Wording

    init(name: String, bundle: VersionedModel, projects: ProjectListings = .none, _ wording: Wording = .plain) {
        self.name = name
        self.bundle = bundle
        self.projects = projects
        self.wording = wording
    }

    /// The change to make in each of these projects: list the version as the current one.
    var projectChange: ProjectFile.Change { .add(name + NewVersion.ending, becomesCurrent: true) }

    private static let ending = ".xcdatamodel"

    var folder: String { bundle.path + "/" + name + NewVersion.ending }

    private var currentVersionPath: String { bundle.path + "/" + CurrentVersionEditor.fileName }

    /// Returns the reason why the new version cannot be created from this version; nil if it can.
    func problem(copying version: ModelVersion) -> Diagnostic? {
        if let problem = VersionName.problem(name) { return refusal("the new version's name \(problem)") }
        guard bundle.path != version.path else {
            return Diagnostic(
                .versionRefused, .error,
                "'\(bundle.fileName)' is not in a bundle and cannot have a second version",
                at: SourceLocation(path: bundle.path),
                help: EditAdvice.bundle(for: bundle))
        }
        if let conflict = projects.conflict(of: bundle) { return conflict }
        // Names that differ only in case are the same folder on most Macs.
        if bundle.versions.contains(where: { $0.name != name && $0.name.lowercased() == name.lowercased() }) {
            return exists
        }
        // A killed run leaves a folder that contains only the contents file and is not current.
        let isThere = FileSystem.exists(folder)
        let isOwn = !isThere || (try? FileSystem.isOwnFolder(folder)) ?? false
        guard isOwn else { return exists }
        guard !isThere || entries.map({ $0.allSatisfy { $0 == ModelFormat.contentsName } }) ?? false else {
            return exists
        }
        guard version.isCurrent else {
            let words = [bundle.path, wording[.olderVersion], version.name].map(ShellWord.quoted).joined(separator: " ")
            return refusal(
                "'\(version.name)' is not the current version; only the current version can be copied here",
                help: "make the version with '\(ToolCommandName.versionsAdd) \(words)', and change the new version")
        }
        switch version.format {
        case .xml where version.model != nil && version.source != nil: return nil
        case .compiled, .store, .swift:
            return VersionProtection.Reason.withoutSource.diagnostic(version, fixCount: 1, wording)
        case .xml, .binary, nil: return VersionProtection.Reason.binary.diagnostic(version, fixCount: 1, wording)
        }
    }

    /// Returns the reason why the changes cannot be written: a version with the same name has other contents. Nil if
    /// they can.
    func problem(writing changes: [FileChange]) -> Diagnostic? {
        let isInTheWay = changes.contains { change in
            change.old == nil && change.path.hasPrefix(folder + "/")
                && FileSystem.exists(change.path)
        }
        return isInTheWay ? exists : nil
    }

    /// The names of the files in the version's folder; nil if it cannot be read.
    private var entries: [String]? { try? FolderListing.names(in: folder) }

    private var exists: Diagnostic {
        refusal("'\(bundle.fileName)' has a version '\(TerminalText.escaped(name))' already")
    }

    /// Returns the changes that create the files of the version, and the change of the file that makes it current.
    ///
    /// A killed run may have written the version without making it current. If the existing file has the same content,
    /// it is kept.
    func changes(_ contents: SourceText) throws(EditPass.Failure) -> [FileChange] {
        let path = folder + "/" + ModelFormat.contentsName
        let isThere = FileBytes.areEqual(at: path, to: contents.bytes)
        let old = try currentVersion()
        guard let new = CurrentVersionEditor.contents(naming: name + NewVersion.ending, changing: old) else {
            throw EditPass.Failure(message: "'\(currentVersionPath)' has an unusual form and cannot be edited")
        }
        let files = [
            FileChange(path: path, old: isThere ? contents.bytes : nil, new: contents.bytes),
            FileChange(path: currentVersionPath, old: old, new: new, interim: old == nil ? naming(current) : nil),
        ]
        return files + projects.changes(projectChange)
    }

    /// Returns interim bytes for the file that names the current version: they name the old version until the new
    /// version exists, so that a killed run leaves a readable bundle. This is needed if a bundle with one version does
    /// not have the file, which is required with two versions.
    private func naming(_ version: ModelVersion?) -> [UInt8]? {
        version.flatMap { CurrentVersionEditor.contents(naming: PathText.name(of: $0.path), changing: nil) }
    }

    private var current: ModelVersion? { bundle.versions.first(where: \.isCurrent) }

    /// Returns the bytes of the file that names the current version; nil if there is none.
    private func currentVersion() throws(EditPass.Failure) -> [UInt8]? {
        guard ExistingPath.mayExist(currentVersionPath) else { return nil }
        guard let data = FileManager.default.contents(atPath: currentVersionPath) else {
            throw EditPass.Failure(message: "'\(currentVersionPath)' cannot be read")
        }
        return [UInt8](data)
    }

    private func refusal(_ message: String, help: String = "give another name") -> Diagnostic {
        Diagnostic(.unusableVersionName, .error, message, at: SourceLocation(path: bundle.path), help: help)
    }
}
