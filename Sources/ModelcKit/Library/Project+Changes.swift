import ModelcPlans
import ModelcSettings

/// A model that was made.
public struct NewDataModel: Hashable, Sendable {
    /// The path of the bundle.
    public let path: String
    /// The paths of its files.
    public let files: [String]
}

/// A version with some edits in it.
public struct EditedModel: Hashable, Sendable {
    /// Where edits go.
    public enum Place: Hashable, Sendable {
        /// Into the version itself.
        case version
        /// Into a copy of it under a name, which becomes the current version; nil for the name that is next.
        case newVersion(named: String?)
    }

    /// The path of the model.
    public let path: String
    /// The name of the version that has the edits.
    public let version: String
    /// What differs from the version before.
    public let changes: [VersionDifference.Change]
    /// How hard the migration to it is.
    public let migrationClass: VersionPlan.MigrationClass
    /// Those that change.
    public let files: [WrittenFile]
    /// Messages about the model, and of findings of lint that it did not have before.
    public let messages: [Message]
}

/// The versions of a model, and what was done with them.
public struct ModelVersions: Hashable, Sendable {
    /// A version.
    public struct Version: Hashable, Sendable {
        /// Its name.
        public let name: String
        /// Whether new stores are made with it.
        public let isCurrent: Bool
        /// Whether it is in the lock file.
        public let isLocked: Bool
    }

    /// The path of the model.
    public let path: String
    /// As they are now, or would be; in the order in which they shipped.
    public let versions: [Version]
    /// Messages about the bundle, and of Xcode projects that list its versions.
    public let messages: [Message]
}

/// What came of the merge of two sides.
public struct MergedModel: Hashable, Sendable {
    /// What both sides cannot have.
    public struct Conflict: Hashable, Sendable {
        /// `Book.title`.
        public let modelPath: String
        /// What our side wants, in words.
        public let ours: [String]
        /// What their side wants, in words.
        public let theirs: [String]
        /// The line of the mark in the result; nil for a file without marks.
        public let line: Int?
    }

    /// The merged file.
    public let bytes: [UInt8]
    /// Empty where both sides could be taken.
    public let conflicts: [Conflict]
    /// The conflicts, and what else there is to say.
    public let messages: [Message]
}

extension Project {
    /// Makes a model.
    ///
    /// - Parameters:
    ///   - path: where the bundle goes; `.xcdatamodeld` is added where it is missing.
    ///   - entities: the names of entities to begin with.
    ///   - writes: whether it is written.
    /// - Throws: `ProjectError` where a name cannot be used, something stands there, or it cannot be written.
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

    /// Edits a model by actions such as `add attribute Book.subtitle String --optional`; the page of `modelc edit` has all.
    /// Either all are made, or nothing is changed.
    ///
    /// - Parameters:
    ///   - actions: one action each, as a line of a script has it.
    ///   - path: the model; nil for the only one of the project.
    ///   - version: the version to edit; nil for the current one.
    ///   - place: where the edits go.
    ///   - writes: whether the files are written.
    /// - Throws: `ProjectError` where an action cannot be made, or must not be.
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

    /// The versions of a model.
    ///
    /// - Parameter path: the model; nil for the only one of the project.
    /// - Throws: `ProjectError` where there is no such bundle.
    public func versions(of path: String? = nil) throws(ProjectError) -> ModelVersions {
        try changeVersions(VersionsRequest(path: path))
    }

    /// Copies a version of a model under a new name, and lists it in Xcode projects that list the others.
    ///
    /// - Parameters:
    ///   - name: the name of the new version; nil for the one that is next.
    ///   - path: the model; nil for the only one of the project.
    ///   - original: the version to copy; nil for the current one.
    ///   - becomesCurrent: whether new stores are made with it from now on.
    ///   - writes: whether anything is written.
    /// - Throws: `ProjectError` where the name cannot be used, or something cannot be written.
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

    /// Merges two changes of the `contents` of a version, or of the file that names a bundle's current version.
    ///
    /// - Parameters:
    ///   - ours: the path of the file on one side, which gets the result.
    ///   - theirs: the path of the file on the other side.
    ///   - base: the path of the file that both come from; an empty file where both added it.
    ///   - writes: whether the result is written.
    /// - Throws: `ProjectError` where a file cannot be read or written.
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
        migrationClass = VersionPlan.MigrationClass(outcome.migration)
        files = outcome.changes.map(WrittenFile.init)
        messages =
            outcome.messages.map(Message.init)
            + outcome.newFindings.map { Message($0, path: outcome.new.file) }
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
