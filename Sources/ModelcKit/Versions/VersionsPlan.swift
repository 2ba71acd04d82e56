import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// Collects the file changes for a change to the versions of a bundle. Only `write` changes files.
struct VersionsPlan {
    /// A version folder to rename, or to remove with all its files.
    private struct Move {
        var from: String
        /// The new path; nil if the folder is removed.
        var to: String?
        var files: [String] = []
    }

    private let bundle: VersionedModel
    private let projects: ProjectListings
    private(set) var versions: [VersionsOutcome.Version]
    /// The changes, as sentences for the user.
    private(set) var done: [String] = []
    /// The paths of the projects that the user must update.
    private(set) var unchangedProjects: [String] = []
    private var projectChange: ProjectFile.Change?
    private var changes: [FileChange] = []
    private var newFolder: String?
    /// The old folder of a renamed version, if its files were copied to a new folder; otherwise nil.
    private var replacedFolder: String?
    private var moves: [Move] = []

    private static let ending = ".xcdatamodel"

    /// - Parameter shipped: the names of the versions that have shipped.
    init(_ bundle: VersionedModel, projects: ProjectListings, shipped: Set<String> = []) {
        self.bundle = bundle
        self.projects = projects
        let locked = LockedState(of: bundle).names
        versions = bundle.versions.map {
            .init(
                name: $0.name, isCurrent: $0.isCurrent, isLocked: locked.contains($0.name),
                isReleased: shipped.contains($0.name))
        }
    }

    /// The files and folders that `write` changes.
    var files: [VersionsOutcome.File] {
        let copied = replacedFolder == nil ? nil : newFolder
        let isCopy = { (change: FileChange) in copied.map { change.path.hasPrefix($0 + "/") } ?? false }
        return moves.map { .init(path: $0.to ?? $0.from, action: $0.to == nil ? .removed : .renamed) }
            + (copied.map { [.init(path: $0, action: .renamed)] } ?? [])
            + changes.filter { $0.old != $0.new && !isCopy($0) }.map {
                .init(path: $0.path, action: $0.old == nil ? .created : .changed)
            }
    }

    mutating func add(_ wish: String?, from source: ModelVersion, becomesCurrent: Bool) throws(RunFailure) {
        let name = try newName(wish, after: source)
        let folder = bundle.path + "/" + name + VersionsPlan.ending
        try refuseToReplace(folder)
        let contents = try VersionCopy(of: source).text(in: bundle)
        changes.append(FileChange(path: folder + "/" + ModelFormat.contentsName, old: nil, new: contents.bytes))
        newFolder = folder
        let current = becomesCurrent ? name : bundle.currentVersion?.name ?? name
        try setCurrent(current, before: bundle.currentVersion?.name)
        done.append(
            "added \(name), a copy of \(source.name)" + (becomesCurrent ? "; it is the current version now" : ""))
        for index in versions.indices where becomesCurrent { versions[index].isCurrent = false }
        versions.append(.init(name: name, isCurrent: becomesCurrent, isLocked: false))
        edit(.add(name + VersionsPlan.ending, becomesCurrent: becomesCurrent))
    }

    /// Returns the name of a new version: the requested name, or the next name of the series, such as `Model 3` after
    /// `Model 2`.
    private func newName(_ wish: String?, after source: ModelVersion) throws(RunFailure) -> String {
        let names = bundle.versions.map(\.name)
        let name = VersionName.stem(wish ?? VersionNameSeries.next(after: source.name, among: names))
        if let problem = VersionName.problem(name) {
            throw refusal("the new version's name \(problem)", help: "give another name")
        }
        if let known = names.first(where: { $0.lowercased() == name.lowercased() }) {
            throw refusal(
                "there is already a version '\(TerminalText.escaped(known))'",
                help:
                    "give another name; to make that version current: \(ToolCommandName.versionsUse) \(ShellWord.quoted(known))"
            )
        }
        return name
    }

    mutating func use(_ version: ModelVersion) throws(RunFailure) {
        let isNamed = bundle.currentVersionSource != nil || bundle.versions.count == 1
        if version.isCurrent, isNamed {
            done.append("\(version.name) is the current version already")
        } else {
            try setCurrent(version.name, before: bundle.currentVersion?.name)
            done.append("\(version.name) is the current version now")
        }
        for index in versions.indices { versions[index].isCurrent = versions[index].name == version.name }
        // A project's current version may differ from the bundle's. So the project is updated even if the bundle does
        // not change.
        edit(.match(bundle.versions.map(\.folderName), current: version.folderName))
    }

    mutating func rename(_ version: ModelVersion, to name: String) throws(RunFailure) {
        if let problem = VersionName.problem(name) {
            throw refusal("the new name \(problem)", help: "give another name")
        }
        let isTaken = bundle.versions.contains { $0.name != version.name && $0.name.lowercased() == name.lowercased() }
        guard !isTaken, name != version.name else {
            throw refusal("there is already a version '\(TerminalText.escaped(name))'")
        }
        let folder = bundle.path + "/" + name + VersionsPlan.ending
        // If the file system ignores letter case, a path that differs only in case is the version's own folder.
        if !FileSystem.isSame(folder, version.path) { try refuseToReplace(folder) }
        if version.isCurrent, bundle.currentVersionSource != nil {
            // The files are copied first. Until the old folder is removed, both names exist in the bundle. So another
            // process that reads the bundle always finds the current version.
            if let copies = VersionCopy(of: version).files(in: folder) {
                changes += copies
                (newFolder, replacedFolder) = (folder, version.path)
            } else {
                moves.append(Move(from: version.path, to: folder))
            }
            try setCurrent(name, before: nil)
        } else {
            moves.append(Move(from: version.path, to: folder))
        }
        done.append("renamed \(version.name) to \(name)")
        for index in versions.indices where versions[index].name == version.name { versions[index].name = name }
        edit(.rename(version.name + VersionsPlan.ending, to: name + VersionsPlan.ending))
    }

    /// Completes an interrupted rename, in which the version's folder already has the new name.
    mutating func finishRename(of old: String, to name: String) throws(RunFailure) {
        done.append("renamed \(old) to \(name)")
        if bundle.currentVersion == nil {
            try setCurrent(name, before: nil)
            for index in versions.indices { versions[index].isCurrent = versions[index].name == name }
        }
        edit(.rename(old + VersionsPlan.ending, to: name + VersionsPlan.ending))
    }

    mutating func remove(_ removed: [ModelVersion]) throws(RunFailure) {
        let known = UnfinishedFiles.versionFiles
        for version in removed {
            // If the folder is a symbolic link, only the link is removed. Its target is not part of the bundle.
            let isLink = (try? FileSystem.isOwnFolder(version.path)) == false
            let entries = isLink ? [] : (try? FolderListing.names(in: version.path)) ?? ["?"]
            let strange = entries.filter { entry in
                !known.contains(entry) || (try? FileSystem.isOwnFolder(version.path + "/" + entry)) ?? true
            }
            guard strange.isEmpty else {
                throw refusal(
                    "'\(version.path)' contains files that are not part of a version: \(TerminalText.list(strange))",
                    help: "move them out of the folder")
            }
            moves.append(Move(from: version.path, to: nil, files: entries))
            done.append("removed \(version.name)" + (isLink ? ", a symbolic link; its target is kept" : ""))
        }
        let names = Set(removed.map(\.name))
        versions.removeAll { names.contains($0.name) }
        edit(
            .remove(
                removed.map { $0.name + VersionsPlan.ending },
                current: bundle.currentVersion.map { $0.name + VersionsPlan.ending }))
    }

    private func refuseToReplace(_ folder: String) throws(RunFailure) {
        guard FileSystem.exists(folder) else { return }
        throw refusal("'\(folder)' exists already", help: "move it out of the bundle, or give another name")
    }

    /// Writes all changes, or none. Folders to remove are only renamed at first, because a rename can be undone.
    func write(under lock: WriteLock) throws(RunFailure) {
        var moved: [Move] = []
        do throws(FileWritingError) {
            for move in moves {
                let name = move.to ?? UnfinishedFiles.path(in: bundle.path)
                try FileWriter.moveFolder(move.from, to: name)
                moved.append(Move(from: move.from, to: name, files: move.files))
            }
            try FileWriter.change(changes, newFolder: newFolder, replacing: replacedFolder, under: lock)
        } catch {
            // Undoes the renames. Otherwise the bundle could name a current version that does not exist.
            for move in moved.reversed() { if let name = move.to { try? FileWriter.moveFolder(name, to: move.from) } }
            throw RunFailure([error.diagnosticOfModel])
        }
        for (move, name) in zip(moves, moved.map(\.to)) where move.to == nil {
            if let name { FileWriter.discardFolder(name, files: move.files) }
        }
    }

    /// Sets the current version in the file `.xccurrentversion`. A bundle with one version may not have this file. The
    /// file is needed before a second version is added.
    ///
    /// - Parameter before: the current version before the change.
    private mutating func setCurrent(_ name: String, before: String?) throws(RunFailure) {
        let old = try currentVersionBytes()
        let folder = name + VersionsPlan.ending
        // A damaged file does not name a current version, so it is replaced.
        let isDamaged = old != nil && before == nil
        guard
            let new = CurrentVersionEditor.contents(naming: folder, changing: old)
                ?? (isDamaged ? CurrentVersionEditor.contents(naming: folder, changing: nil) : nil)
        else {
            throw refusal(
                "'\(bundle.currentVersionPath)' has an unusual form and cannot be edited",
                help: "remove it, and run '\(ToolCommandName.versionsUse) \(ShellWord.quoted(name))'")
        }
        let interim = before.flatMap { CurrentVersionEditor.contents(naming: $0 + VersionsPlan.ending, changing: nil) }
        changes.append(
            FileChange(path: bundle.currentVersionPath, old: old, new: new, interim: old == nil ? interim : nil))
    }

    private func currentVersionBytes() throws(RunFailure) -> [UInt8]? {
        if let source = bundle.currentVersionSource { return source.bytes }
        guard ExistingPath.mayExist(bundle.currentVersionPath) else { return nil }
        switch FileBytes.contents(of: bundle.currentVersionPath, megabytes: 1) {
        case .success(let bytes): return bytes
        case .failure:
            throw refusal("'\(bundle.currentVersionPath)' cannot be read", help: "make it readable, or remove it")
        }
    }

    /// Updates the project files. A file that modelc does not support stays unchanged and is reported.
    private mutating func edit(_ change: ProjectFile.Change) {
        projectChange = change
        unchangedProjects = projects.pathsToChangeByHand(after: change)
        changes += projects.changes(change)
    }

    /// The differences between each project and the bundle that remain after all changes, with the path of the project
    /// file.
    var disagreements: [(path: String, difference: ProjectFile.Disagreement)] {
        projects.disagreements(
            after: projectChange, versions: versions.map { $0.name + VersionsPlan.ending },
            current: versions.first(where: \.isCurrent).map { $0.name + VersionsPlan.ending })
    }

    private func refusal(_ message: String, help: String = "'\(ToolCommandName.versionsList)' shows the versions")
        -> RunFailure
    {
        Versions.refusal(message, at: bundle.path, help: help)
    }
}
