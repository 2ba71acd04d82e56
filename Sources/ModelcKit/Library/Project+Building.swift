import ModelcSettings

/// Files that are created from models and are not generated classes, such as compiled models.
public struct BuiltFiles: Hashable, Sendable {
    /// The files, in the order in which they were created.
    public let files: [WrittenFile]
    /// Whether there were no errors. Files are written only if this is true.
    public let isDone: Bool
    /// Messages about the models and the files.
    public let messages: [Message]
}

/// A mapping model created for two versions.
public struct NewMapping: Hashable, Sendable {
    /// The path of the mapping model's bundle.
    public let path: String
    /// The action taken on the mapping model's file. In a dry run, the action that would be taken.
    public let action: FileAction
    /// The names of the policy classes that the mapping model refers to and that the app must implement.
    public let policyClasses: [String]
    /// The names of the entities of the older version that lose their objects in the migration.
    public let droppedEntities: [String]
    /// Messages about the versions.
    public let messages: [Message]
}

/// A CloudKit schema that has all record types and fields that a model needs.
public struct CloudKitSchemaText: Hashable, Sendable {
    /// The text of the schema; nil if it could not be completed. The reasons are in `messages`.
    public let text: String?
    /// The names of added record types.
    public let addedTypes: [String]
    /// The number of fields added to other record types.
    public let addedFieldCount: Int
    /// Messages about the model and the schema.
    public let messages: [Message]
}

/// The kinds of files that can be written for a migration.
public enum MigrationFile: String, CaseIterable, Hashable, Sendable {
    /// A mapping model for each step that Core Data cannot infer.
    case mapping
    /// The policy classes that the mapping models of the migration call.
    case policy
    /// The stages of a staged migration.
    case staged
    /// The stages of a migration with SwiftData: a `SchemaMigrationPlan`.
    case swiftData = "swiftdata"
    /// Tests of all migrations.
    case tests
    /// A file with SQL statements that check whether the data in a store allows the migration.
    case sql
}

/// The language of policy classes.
public enum PolicyLanguage: String, CaseIterable, Hashable, Sendable {
    case swift
    case objectiveC = "objc"
}

extension Project {
    /// Returns an exported CloudKit schema, completed with the record types and fields that a model needs. Writes no
    /// file.
    ///
    /// - Parameters:
    ///   - base: the path of the schema; nil for a container that has no schema yet.
    ///   - model: the model; nil for the only model of the project.
    ///   - configurations: the names of the model's configurations that are mirrored to CloudKit. If empty, they are
    ///     derived from the record types that the schema has.
    /// - Throws: `ProjectError` if the model or the schema cannot be read.
    public func completeCloudKitSchema(
        _ base: String?, model: String? = nil, configurations: [String] = []
    ) throws(ProjectError) -> CloudKitSchemaText {
        var request = CloudKitEmitRequest(path: model)
        request.base = base
        request.isForNewContainer = base == nil
        request.configurations = configurations
        return try outcome(of: CloudKitEmit.self, request) { emitted in
            CloudKitSchemaText(
                text: emitted.schema.map { String(decoding: $0, as: UTF8.self) },
                addedTypes: emitted.emission.types.map(\.name), addedFieldCount: emitted.emission.fieldCount,
                messages: emitted.messages.map(Message.init))
        }
    }

    /// Compiles models and mapping models, as a build does.
    ///
    /// - Parameters:
    ///   - paths: the models and mapping models; empty for the models of the project.
    ///   - output: the folder for the compiled models, or the path of the compiled model if there is only one.
    ///   - features: the names of features to omit if their compiled form is not known; `all` for every feature that can be
    ///     omitted.
    ///   - writes: whether to write the files.
    /// - Throws: `ProjectError` if it is not clear which models to compile, or if a feature cannot be omitted.
    public func compile(
        _ paths: [String] = [], into output: String, leavingOut features: Set<String> = [], writes: Bool = true
    ) throws(ProjectError) -> BuiltFiles {
        var request = CompileRequest(paths: paths, output: output)
        request.omissions = features
        request.isRehearsal = !writes
        return try outcome(of: Compile.self, request) { made in
            BuiltFiles(
                files: made.files.map(WrittenFile.init), isDone: made.result == .done,
                messages: made.messages.map(Message.init))
        }
    }

    /// Creates a source from a compiled model or mapping model.
    ///
    /// - Parameters:
    ///   - path: a `.momd` bundle, or a `.mom` or `.cdm` file.
    ///   - output: the path of the source, or the folder for it; nil for the project's folder.
    ///   - writes: whether to write the source.
    /// - Throws: `ProjectError` if there is no compiled model at the path, or if a file or folder already exists at the path of
    ///   the source.
    public func decompile(
        _ path: String, into output: String? = nil, writes: Bool = true
    ) throws(ProjectError) -> BuiltFiles {
        var request = DecompileRequest(path: path)
        request.output = output ?? "."
        request.isRehearsal = !writes
        return try outcome(of: Decompile.self, request) { made in
            BuiltFiles(
                files: made.files.map(WrittenFile.init), isDone: made.result == .done,
                messages: made.messages.map(Message.init))
        }
    }

    /// Creates a mapping model for two versions.
    ///
    /// - Parameters:
    ///   - from: the older version; nil for the version before the newer one.
    ///   - to: the newer version; nil for the current version.
    ///   - path: the model; nil for the only model of the project.
    ///   - output: the path of the mapping model; nil to place it beside the model, named after both versions.
    ///   - writes: whether to write the mapping model.
    /// - Throws: `ProjectError` if a version cannot be read, or if a mapping model with other content already exists at that
    ///   path.
    public func makeMapping(
        from: String? = nil, to: String? = nil, of path: String? = nil, at output: String? = nil, writes: Bool = true
    ) throws(ProjectError) -> NewMapping {
        var request = MappingNewRequest(path: path)
        request.from = from
        request.to = to
        request.output = output
        request.isRehearsal = !writes
        return try outcome(of: MappingNew.self, request) { made in
            NewMapping(
                path: made.bundle, action: FileAction(made.action),
                policyClasses: made.composed.policies.map(\.className), droppedEntities: made.composed.droppedEntities,
                messages: made.messages.map(Message.init))
        }
    }

    /// Writes files for the migrations of a plan, such as mapping models, policy classes and tests.
    ///
    /// - Parameters:
    ///   - kinds: the kinds of files to write.
    ///   - path: the model; nil for the only model of the project.
    ///   - target: the version to migrate to; nil for the current version.
    ///   - folder: the folder for the files.
    ///   - language: the language of policy classes. Stages and tests are always in Swift.
    ///   - writes: whether to write the files.
    /// - Throws: `ProjectError` if the model cannot be read.
    public func makeMigration(
        _ kinds: Set<MigrationFile>, of path: String? = nil, to target: String? = nil, into folder: String,
        policiesIn language: PolicyLanguage = .swift, writes: Bool = true
    ) throws(ProjectError) -> BuiltFiles {
        var request = PlanRequest(path: path)
        request.target = target
        request.emission = EmissionRequest(
            kinds: MigrationFile.allCases.filter(kinds.contains).map(EmittedKind.init), folder: folder,
            language: OutputLanguage(language), replaces: false, isRehearsal: !writes)
        return try outcome(of: Plan.self, request) { found in
            BuiltFiles(
                files: (found.emission?.files ?? []).map { WrittenFile($0.planned) },
                isDone: found.emission.map { !$0.hasErrors } ?? false,
                messages: (found.problems + found.messages).map(Message.init))
        }
    }
}

extension OutputLanguage {
    fileprivate init(_ language: PolicyLanguage) {
        self =
            switch language {
            case .swift: .swift
            case .objectiveC: .objectiveC
            }
    }
}

extension EmittedKind {
    fileprivate init(_ file: MigrationFile) {
        self =
            switch file {
            case .mapping: .mapping
            case .policy: .policy
            case .staged: .staged
            case .swiftData: .swiftData
            case .tests: .tests
            case .sql: .sql
            }
    }
}
