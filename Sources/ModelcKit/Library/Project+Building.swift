import ModelcSettings

/// Files that were made of models, beside classes.
public struct BuiltFiles: Hashable, Sendable {
    /// In the order in which they were made.
    public let files: [WrittenFile]
    /// Whether nothing was in the way: only then are files written.
    public let isDone: Bool
    /// Messages about models and files.
    public let messages: [Message]
}

/// A mapping model that was made for two versions.
public struct NewMapping: Hashable, Sendable {
    /// The path of its bundle.
    public let path: String
    /// What was done with its file, or would be.
    public let action: FileAction
    /// The classes that it names and that somebody has to write.
    public let policyClasses: [String]
    /// The entities of the older version whose objects nothing migrates.
    public let droppedEntities: [String]
    /// Messages about the versions.
    public let messages: [Message]
}

/// What can be written for a migration.
public enum MigrationFile: String, CaseIterable, Hashable, Sendable {
    /// A mapping model for each step that Core Data cannot infer.
    case mapping
    /// The classes that those mapping models call.
    case policy
    /// The stages of a staged migration.
    case staged
    /// Tests of all migrations.
    case tests
    /// The data checks, as SQL.
    case sql
}

/// A language of policy classes.
public enum PolicyLanguage: String, CaseIterable, Hashable, Sendable {
    case swift
    case objectiveC = "objc"
}

extension Project {
    /// Compiles models and mapping models, as a build does.
    ///
    /// - Parameters:
    ///   - paths: the models and mapping models; none for the models of the project.
    ///   - output: the folder for the compiled models, or the path of the only one.
    ///   - features: the names of features that are left out where their compiled form is not known; `all` for each that can be.
    ///   - writes: whether the files are written.
    /// - Throws: `ProjectError` where it is not clear which models are meant, or a feature cannot be left out.
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

    /// Makes a source of a compiled model or mapping model.
    ///
    /// - Parameters:
    ///   - path: a `.momd` bundle, or a `.mom` or `.cdm` file.
    ///   - output: where the source goes; nil for the project's folder.
    ///   - writes: whether it is written.
    /// - Throws: `ProjectError` where there is no compiled model, or something stands where the source goes.
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

    /// Makes a mapping model for two versions.
    ///
    /// - Parameters:
    ///   - from: the older version; nil for the one before the newer.
    ///   - to: the newer version; nil for the current one.
    ///   - path: the model; nil for the only one of the project.
    ///   - output: where the mapping model goes; nil for beside the model, named after both versions.
    ///   - writes: whether it is written.
    /// - Throws: `ProjectError` where a version cannot be read, or a mapping model with other content stands there.
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

    /// Writes what the migrations of a plan need beside the models.
    ///
    /// - Parameters:
    ///   - kinds: what is written.
    ///   - path: the model; nil for the only one of the project.
    ///   - target: the version that stores get to; nil for the current one.
    ///   - folder: where the files go.
    ///   - language: that of policy classes; stages and tests are in Swift.
    ///   - writes: whether they are written.
    /// - Throws: `ProjectError` where the model cannot be read.
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
                messages: (found.faults + found.messages).map(Message.init))
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
            case .tests: .tests
            case .sql: .sql
            }
    }
}
