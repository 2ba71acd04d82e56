import ModelcSettings

/// What lint found.
public struct LintFindings: Hashable, Sendable {
    /// A place that breaks a rule.
    public struct Finding: Hashable, Sendable {
        /// The id of the rule.
        public let rule: String
        /// How much it matters; `note` is what the settings of lint call `info`.
        public let severity: Message.Severity
        /// One sentence without a final stop.
        public let text: String
        /// The next step.
        public let help: String?
        /// The path of the model, from the project's folder.
        public let model: String
        /// The version; nil for what belongs to the model as a whole.
        public let version: String?
        /// The entity or property that it is about; empty for the version.
        public let modelPath: String
        /// The path of the file, from the project's folder.
        public let path: String
        /// The line in the file, from 1; nil for the file as a whole.
        public let line: Int?
    }

    /// Those that count: they are not suppressed, and they are in no baseline.
    public let findings: [Finding]
    /// Whether they are to fail a build, by the settings of the project.
    public let isFailed: Bool
    /// Messages beside the result.
    public let messages: [Message]
}

/// What is done with a file.
public enum FileAction: String, Hashable, Sendable {
    /// It is new.
    case create
    /// It says something else now.
    case update
    /// It says what it should.
    case leave
    /// It is the user's.
    case keep
    /// Something is there that modelc did not write.
    case refuse
}

/// Files of generated classes.
public struct GeneratedClasses: Hashable, Sendable {
    /// A file, and what was done with it.
    public struct File: Hashable, Sendable {
        /// Where it stands.
        public let path: String
        /// What it says, or would say.
        public let text: String
        /// What was done with it, or would be.
        public let action: FileAction
    }

    /// Those of all entities, by their paths.
    public let files: [File]
    /// Whether nothing was in the way: only then are files written.
    public let isDone: Bool
    /// Messages about models, settings and files.
    public let messages: [Message]
}

extension Project {
    /// Looks for faults, by the settings of the project's configuration.
    ///
    /// - Parameter paths: models, or folders to search for them; none for those of the project.
    /// - Throws: `ProjectError` where the configuration cannot be used.
    public func lint(_ paths: [String] = []) throws(ProjectError) -> LintFindings {
        var request = LintRequest()
        request.paths = paths
        return try outcome(of: Lint.self, request) { linted in
            LintFindings(
                findings: linted.found.open.map(LintFindings.Finding.init), isFailed: linted.result != .done,
                messages: linted.messages.map(Message.init))
        }
    }

    /// Generates classes, by the settings of the project's configuration.
    ///
    /// - Parameters:
    ///   - path: the model; nil for those of the configuration, or the only one of the project.
    ///   - folder: where the files go; nil for where the configuration says.
    ///   - writes: whether the files are written.
    /// - Throws: `ProjectError` where the configuration cannot be used, or it is not clear which model is meant.
    public func generate(
        _ path: String? = nil, into folder: String? = nil, writes: Bool = true
    ) throws(ProjectError) -> GeneratedClasses {
        var request = GenerateRequest(path: path)
        request.settings.output = folder.map { .flag(ConfiguredPath($0)) }
        request.action.isRehearsal = !writes
        return try outcome(of: Generate.self, request) { made in
            GeneratedClasses(
                files: made.report.files.map(GeneratedClasses.File.init), isDone: made.result == .done,
                messages: made.report.diagnostics.map(Message.init))
        }
    }
}

extension LintFindings.Finding {
    fileprivate init(_ finding: ProjectFinding) {
        rule = finding.id.rawValue
        severity = Message.Severity(finding.severity)
        text = finding.message
        help = finding.help
        model = finding.bundle
        version = finding.version
        modelPath = finding.modelPath
        path = finding.location?.path ?? finding.bundle
        line = finding.location?.position?.line
    }
}

extension GeneratedClasses.File {
    fileprivate init(_ planned: PlannedFile) {
        path = planned.path
        text = planned.file.text
        action = FileAction(planned.action)
    }
}

extension FileAction {
    init(_ action: PlannedFile.Action) {
        self =
            switch action {
            case .create: .create
            case .update: .update
            case .leave: .leave
            case .keep: .keep
            case .refuse: .refuse
            }
    }
}
