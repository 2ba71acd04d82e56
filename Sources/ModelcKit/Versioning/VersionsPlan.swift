import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcSchema
import ModelcText

/// What changes on disk when the list of a bundle's versions does. Nothing is on disk yet.
struct VersionsPlan {
    /// A step in the bundle that is no change of bytes.
    private enum Step {
        case move(String, to: String)
        case remove(folder: String, files: [String])
    }

    private let bundle: VersionedModel
    private var project: FoundProject?
    private(set) var versions: [VersionsOutcome.Version]
    /// What is done, in sentences.
    private(set) var done: [String] = []
    private var changes: [FileChange] = []
    private var newFolder: String?
    private var step: Step?

    private static let ending = ".xcdatamodel"

    init(_ bundle: VersionedModel, project: FoundProject?) {
        self.bundle = bundle
        self.project = project
        let locked = LockedState(of: bundle).names
        versions = bundle.versions.map {
            .init(name: $0.name, isCurrent: $0.isCurrent, isLocked: locked.contains($0.name))
        }
    }

    /// The files that change.
    var files: [String] {
        let moved: [String] =
            switch step {
            case .move(_, let path)?: [path]
            case .remove(let folder, _)?: [folder]
            case nil: []
            }
        return moved + changes.map(\.path)
    }

    mutating func add(_ wish: String?, from source: ModelVersion, becomesCurrent: Bool) throws(RunFailure) {
        let names = bundle.versions.map(\.name)
        let name = VersionName.stem(wish ?? VersionNameSeries.next(after: source.name, among: names))
        if let problem = VersionName.problem(name) { throw refusal("the new version's name \(problem)") }
        guard !names.contains(where: { $0.lowercased() == name.lowercased() }) else {
            throw refusal("there is a version '\(TerminalText.escaped(name))' already")
        }
        let folder = bundle.path + "/" + name + VersionsPlan.ending
        guard !ExistingPath.mayExist(folder) else { throw refusal("'\(folder)' exists already") }
        guard source.format == .xml, let contents = source.source else {
            throw refusal("'\(source.name)' cannot be copied: it is no XML file that can be read")
        }
        changes.append(FileChange(path: folder + "/" + ModelFormat.contentsName, old: nil, new: contents.bytes))
        newFolder = folder
        let current = becomesCurrent ? name : bundle.currentVersion?.name ?? name
        try setCurrent(current, before: bundle.currentVersion?.name)
        done.append(
            "added \(name), a copy of \(source.name)" + (becomesCurrent ? "; it is the current version now" : ""))
        for index in versions.indices where becomesCurrent { versions[index].isCurrent = false }
        versions.append(.init(name: name, isCurrent: becomesCurrent, isLocked: false))
        edit { file, bundle in
            let identifier = ProjectFileSearch.identifier(of: name + VersionsPlan.ending, inBundle: bundle)
            let added = file.add(name + VersionsPlan.ending, identifier: identifier, toBundle: bundle)
            return added && (!becomesCurrent || file.use(name + VersionsPlan.ending, ofBundle: bundle))
        }
    }

    mutating func use(_ version: ModelVersion) throws(RunFailure) {
        guard !version.isCurrent || bundle.currentVersionSource == nil && bundle.versions.count > 1 else {
            return done.append("\(version.name) is the current version already")
        }
        try setCurrent(version.name, before: bundle.currentVersion?.name)
        done.append("\(version.name) is the current version now")
        for index in versions.indices { versions[index].isCurrent = versions[index].name == version.name }
        edit { $0.use(version.name + VersionsPlan.ending, ofBundle: $1) }
    }

    mutating func rename(_ version: ModelVersion, to name: String) throws(RunFailure) {
        if let problem = VersionName.problem(name) { throw refusal("the new name \(problem)") }
        let isTaken = bundle.versions.contains { $0.name != version.name && $0.name.lowercased() == name.lowercased() }
        guard !isTaken, name != version.name else {
            throw refusal("there is a version '\(TerminalText.escaped(name))' already")
        }
        let folder = bundle.path + "/" + name + VersionsPlan.ending
        step = .move(version.path, to: folder)
        if version.isCurrent, bundle.currentVersionSource != nil { try setCurrent(name, before: nil) }
        done.append("renamed \(version.name) to \(name)")
        for index in versions.indices where versions[index].name == version.name { versions[index].name = name }
        edit { $0.rename(version.name + VersionsPlan.ending, to: name + VersionsPlan.ending, ofBundle: $1) }
    }

    mutating func remove(_ version: ModelVersion) throws(RunFailure) {
        let known: Set = ["contents", "elements", "layout", ".DS_Store"]
        let entries = (try? FolderListing.names(in: version.path)) ?? ["?"]
        guard entries.allSatisfy(known.contains) else {
            throw refusal("'\(version.path)' has more in it than a version: \(TerminalText.list(entries))")
        }
        step = .remove(folder: version.path, files: entries.map { version.path + "/" + $0 })
        done.append("removed \(version.name)")
        versions.removeAll { $0.name == version.name }
        edit { $0.remove(version.name + VersionsPlan.ending, ofBundle: $1) }
    }

    /// Writes all of it, or nothing.
    func write() throws(RunFailure) {
        do throws(FileWritingError) {
            if case .move(let path, let name)? = step { try FileWriter.moveFolder(path, to: name) }
            do throws(FileWritingError) {
                try FileWriter.change(changes, newFolder: newFolder)
            } catch {
                // The bundle must not be left with a current version that has another name.
                if case .move(let path, let name)? = step { try? FileWriter.moveFolder(name, to: path) }
                throw error
            }
            if case .remove(let folder, let files)? = step { try FileWriter.removeFolder(folder, files: files) }
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }

    /// The file that names the current version. A bundle with one version may have none; with two it must have one before the
    /// second version is there.
    ///
    /// - Parameter before: the version that is current until then.
    private mutating func setCurrent(_ name: String, before: String?) throws(RunFailure) {
        let old = bundle.currentVersionSource?.bytes
        guard let new = CurrentVersionEditor.contents(naming: name + VersionsPlan.ending, changing: old) else {
            throw refusal("'\(bundle.currentVersionPath)' has an unusual form and cannot be edited")
        }
        guard old != nil || !ExistingPath.mayExist(bundle.currentVersionPath) else {
            throw refusal("'\(bundle.currentVersionPath)' cannot be read")
        }
        let interim = before.flatMap { CurrentVersionEditor.contents(naming: $0 + VersionsPlan.ending, changing: nil) }
        changes.append(
            FileChange(path: bundle.currentVersionPath, old: old, new: new, interim: old == nil ? interim : nil))
    }

    /// Edits the project file; where its form is not understood it stays, and that is said.
    private mutating func edit(_ change: (inout ProjectFile, String) -> Bool) {
        guard let found = project else { return }
        var file = found.file
        guard change(&file, bundle.fileName) else {
            return done.append(
                "\(PathText.name(of: PathText.folder(of: found.path))) was not changed: add the version in Xcode")
        }
        changes.append(FileChange(path: found.path, old: Array(found.file.text.utf8), new: Array(file.text.utf8)))
    }

    private func refusal(_ message: String) -> RunFailure {
        Versions.refusal(message, at: bundle.path, help: "'modelc versions list' shows the versions")
    }
}
