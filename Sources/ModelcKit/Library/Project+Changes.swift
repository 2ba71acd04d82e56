import ModelcPlans
import ModelcSettings

/// A newly created model, or the model that would be created.
public struct NewDataModel: Hashable, Sendable {
    /// The path of the bundle.
    public let path: String
    /// The paths of the files in the bundle.
    public let files: [String]
}

/// A version after edits.
public struct EditedModel: Hashable, Sendable {
    /// The version that edits are applied to.
    public enum Place: Hashable, Sendable {
        /// The version itself.
        case version
        /// A copy of the version, which becomes the current version. The copy gets the given name; nil for the next version
        /// name.
        case newVersion(named: String?)
    }

    /// The path of the model.
    public let path: String
    /// The name of the version that contains the edits.
    public let version: String
    /// The changes from the version before the edits.
    public let changes: [VersionDifference.Change]
    /// The kind of migration that the edits require.
    public let migrationClass: VersionPlan.MigrationClass
    /// The files that change, with their new contents.
    public let files: [WrittenFile]
    /// Messages about the model, and the lint findings that the edits introduce.
    public let messages: [Message]
}

/// The versions of a model after a change, and messages about the change.
public struct ModelVersions: Hashable, Sendable {
    /// A version of a model.
    public struct Version: Hashable, Sendable {
        /// The name of the version.
        public let name: String
        /// Whether the version is the model's current version.
        public let isCurrent: Bool
        /// Whether the version is in the lock file.
        public let isLocked: Bool
    }

    /// The path of the model.
    public let path: String
    /// The versions after the changes, in the order in which they shipped. In a dry run, the versions that there would
    /// be.
    public let versions: [Version]
    /// Messages about the bundle, and about Xcode projects that list its versions.
    public let messages: [Message]
}

/// The result of merging two changed copies (ours and theirs) of a file.
public struct MergedModel: Hashable, Sendable {
    /// A pair of changes that cannot be combined.
    public struct Conflict: Hashable, Sendable {
        /// The entity or property, as in `Book.title`.
        public let modelPath: String
        /// A description of the changes on our side.
        public let ours: [String]
        /// A description of the changes on their side.
        public let theirs: [String]
        /// The line of the conflict marker in the merged file, starting at 1; nil for a file without markers.
        public let line: Int?
    }

    /// The contents of the merged file.
    public let bytes: [UInt8]
    /// The conflicts; empty if the two copies could be merged completely.
    public let conflicts: [Conflict]
    /// Messages about the conflicts and other problems.
    public let messages: [Message]
}

extension Project {
    /// Creates a model.
    ///
    /// - Parameters:
    ///   - path: the path of the bundle; `.xcdatamodeld` is added if it is missing.
    ///   - entities: the names of the initial entities.
    ///   - writes: whether to write the model.
    /// - Throws: `ProjectError` if a name is not valid, if the path already exists, or if the model cannot be written.
    public func makeModel(
        at path: String, entities: [String] = [], writes: Bool = true
    ) throws(ProjectError) -> NewDataModel {
        var request = NewModelRequest(path: path)
        request.entities = entities
        request.isRehearsal = !writes
        return try outcome(of: NewModel.self, request) { made in
            NewDataModel(path: workspace.absolute(made.path), files: made.files.map(workspace.absolute))
        }
    }

    /// Edits a model with actions such as `add attribute Book.subtitle String --optional`. The page of `modelc edit` lists all
    /// actions. Either all actions are applied, or nothing is changed.
    ///
    /// - Parameters:
    ///   - actions: the actions, each written like a line of a script.
    ///   - path: the model; nil for the only model of the project.
    ///   - version: the version to edit; nil for the current version.
    ///   - place: where to apply the edits.
    ///   - writes: whether to write the files.
    /// - Throws: `ProjectError` if an action is not possible or not allowed.
    public func edit(
        _ actions: [String], in path: String? = nil, version: String? = nil, into place: EditedModel.Place = .version,
        writes: Bool = true
    ) throws(ProjectError) -> EditedModel {
        var request = EditRequest()
        request.model = path
        request.script = actions.joined(separator: "\n")
        request.version = version
        if case .newVersion(let name) = place { request.destination = .newVersion(name) }
        request.isRehearsal = !writes
        return try outcome(of: Edit.self, request, EditedModel.init)
    }

    /// Returns the versions of a model.
    ///
    /// - Parameter path: the model; nil for the only model of the project.
    /// - Throws: `ProjectError` if there is no such bundle.
    public func versions(of path: String? = nil) throws(ProjectError) -> ModelVersions {
        try changeVersions(VersionsRequest(path: path))
    }

    /// Copies a version of a model under a new name, and adds the copy to Xcode projects that list the other versions.
    ///
    /// - Parameters:
    ///   - name: the name of the new version; nil for the next version name.
    ///   - path: the model; nil for the only model of the project.
    ///   - original: the version to copy; nil for the current version.
    ///   - becomesCurrent: whether the new version becomes the current version.
    ///   - writes: whether to write the changes.
    /// - Throws: `ProjectError` if the name is not valid, or if a file cannot be written.
    public func addVersion(
        named name: String? = nil, to path: String? = nil, copying original: String? = nil, becomesCurrent: Bool = true,
        writes: Bool = true
    ) throws(ProjectError) -> ModelVersions {
        var request = VersionsRequest(path: path)
        request.task = .add(name: name, from: original, becomesCurrent: becomesCurrent)
        request.isRehearsal = !writes
        return try changeVersions(request)
    }

    private func changeVersions(_ request: VersionsRequest) throws(ProjectError) -> ModelVersions {
        try outcome(of: Versions.self, request) { found in
            ModelVersions(
                path: workspace.absolute(found.path),
                versions: found.versions.map {
                    ModelVersions.Version(name: $0.name, isCurrent: $0.isCurrent, isLocked: $0.isLocked)
                }, messages: found.messages.map(Message.init))
        }
    }

    /// Merges two changed copies of the `contents` file of a version, or of the file that names a bundle's current version.
    ///
    /// - Parameters:
    ///   - ours: the path of the file on one side, to which the result is written.
    ///   - theirs: the path of the file on the other side.
    ///   - base: the path of the common ancestor; an empty file if both sides added the file.
    ///   - writes: whether to write the result.
    /// - Throws: `ProjectError` if a file cannot be read or written.
    public func merge(
        _ ours: String, with theirs: String, from base: String, writes: Bool = true
    ) throws(ProjectError) -> MergedModel {
        var request = MergeRequest(base: base, ours: ours, theirs: theirs)
        request.isRehearsal = !writes
        return try outcome(of: Merge.self, request, MergedModel.init)
    }
}

extension EditedModel {
    fileprivate init(_ outcome: EditOutcome) {
        path = outcome.path
        version = outcome.new.name
        changes = outcome.difference.changes.map(VersionDifference.Change.init)
        migrationClass = VersionPlan.MigrationClass(outcome.verdict.migration)
        files = outcome.changes.map(WrittenFile.init)
        messages =
            outcome.messages.map(Message.init)
            + outcome.newFindings.map { Message($0) }
    }
}

extension MergedModel {
    fileprivate init(_ outcome: MergeOutcome) {
        bytes = outcome.bytes
        conflicts = outcome.conflicts.map { conflict in
            Conflict(
                modelPath: conflict.subject, ours: conflict.ours, theirs: conflict.theirs, line: conflict.position?.line
            )
        }
        messages = outcome.messages.map(Message.init)
    }
}
