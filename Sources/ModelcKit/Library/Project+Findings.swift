import ModelcDiagnostics
import ModelcSettings

/// The findings of a command.
public struct Findings: Hashable, Sendable {
    /// A problem in a project.
    public struct Finding: Hashable, Sendable {
        /// The identifier of the rule, migration finding or message. `modelc explain` has a page for each.
        public let id: String
        /// The severity of the finding. `note` is called `info` in the settings of lint.
        public let severity: Message.Severity
        /// The message: one sentence without a final period.
        public let text: String
        /// The suggested next step.
        public let help: String?
        /// The path of the model or mapping model.
        public let bundle: String
        /// The name of the version; nil for a finding about the whole bundle.
        public let version: String?
        /// The entity or property with the problem; empty for the version.
        public let modelPath: String
        /// The path of the file.
        public let path: String
        /// The line in the file, starting at 1; nil for the whole file.
        public let line: Int?
    }

    /// The findings, without suppressed findings and those in a baseline.
    public let findings: [Finding]
    /// Whether the findings fail a build, according to the settings of the project.
    public let isFailed: Bool
    /// Messages that are not findings, such as errors from reading files.
    public let messages: [Message]
}

/// The result of a check of a whole project.
public struct CheckResult: Hashable, Sendable {
    /// One part of the check.
    public struct Part: Hashable, Sendable {
        /// Whether a part was checked, and whether it passed.
        public enum State: String, Hashable, Sendable {
            /// The project has nothing for this part to check.
            case notChecked = "not-checked"
            case passed
            case failed
            /// Something could not be read.
            case unreadable
        }

        /// The name of the part: `lint`, `generated`, `lock`, `mappings`, `plan` or `cloudkit`. Only a project with a
        /// CloudKit schema in its configuration has the part `cloudkit`.
        public let name: String
        /// Whether the part was checked, and whether it passed.
        public let state: State
        /// The open findings of the part. If two parts have the same finding, it is listed in only one of them.
        public let findings: [Findings.Finding]
    }

    /// The parts, in the order in which the command-line tool shows them.
    public let parts: [Part]
    /// Whether a part failed, or something could not be read.
    public let isFailed: Bool
    /// Messages that are not findings, such as errors from reading files.
    public let messages: [Message]
}

extension Project {
    /// Lints models with the settings of the project's configuration.
    ///
    /// - Parameter paths: models, or folders to search for models; empty for the models of the project.
    /// - Throws: `ProjectError` if the configuration is not valid.
    public func lint(_ paths: [String] = []) throws(ProjectError) -> Findings {
        var request = LintRequest()
        request.paths = paths
        return try outcome(of: Lint.self, request) { linted in
            findings(linted.found, of: linted, messages: linted.messages(besides: linted.reported))
        }
    }

    /// Checks mapping models.
    ///
    /// - Parameter paths: mapping models, or folders to search for them; empty for the project's folder.
    /// - Throws: `ProjectError` if the configuration is not valid.
    public func checkMappings(_ paths: [String] = []) throws(ProjectError) -> Findings {
        var request = MappingCheckRequest()
        request.paths = paths
        return try outcome(of: MappingCheck.self, request) { checked in
            findings(checked.found, of: checked, messages: checked.messages)
        }
    }

    /// Compares a model with a CloudKit schema, and reports record types and fields that are missing or have a wrong
    /// type.
    ///
    /// - Parameters:
    ///   - schema: the path of an exported schema.
    ///   - model: the model; nil for the only model of the project.
    ///   - configurations: the names of the model's configurations that are mirrored to CloudKit. If empty, they are
    ///     derived from the record types that the schema has.
    ///   - isSharing: whether the app shares records.
    /// - Throws: `ProjectError` if the model or the schema cannot be read.
    public func checkCloudKit(
        schema: String, model: String? = nil, configurations: [String] = [], isSharing: Bool = false
    ) throws(ProjectError) -> Findings {
        var request = CloudKitCheckRequest(path: model)
        request.schema = schema
        request.configurations = configurations
        request.isSharing = isSharing
        return try outcome(of: CloudKitCheck.self, request) { checked in
            findings(checked.found, of: checked, messages: checked.messages)
        }
    }

    /// Compares two CloudKit schemas, and reports differences, such as removed fields, that prevent deploying the newer
    /// one.
    ///
    /// - Parameters:
    ///   - old: the path of the older schema, such as that of Production.
    ///   - new: the path of the newer schema, such as that of Development.
    /// - Throws: `ProjectError` if a schema cannot be read.
    public func compareCloudKitSchemas(_ old: String, _ new: String) throws(ProjectError) -> Findings {
        try outcome(of: CloudKitDiff.self, CloudKitDiffRequest(old: old, new: new)) { compared in
            findings(compared.found, of: compared, messages: compared.messages)
        }
    }

    /// Checks the whole project: lint rules, generated files, locked versions, mapping models, migrations and, if the
    /// configuration names one, the CloudKit schema.
    ///
    /// - Parameters:
    ///   - paths: models; empty for the models of the project.
    ///   - base: the released state to compare with: a git revision, or the path of a copy; nil for none.
    /// - Throws: `ProjectError` if the configuration is not valid, or if it is not clear which models to check.
    public func check(_ paths: [String] = [], against base: String? = nil) throws(ProjectError) -> CheckResult {
        var request = CheckRequest(models: paths)
        request.settings.against = base.map { .flag($0) }
        return try outcome(of: ProjectCheck.self, request) { checked in
            CheckResult(
                parts: checked.parts.map { part in
                    CheckResult.Part(
                        name: part.part.rawValue, state: CheckResult.Part.State(part.state),
                        findings: part.found.open.map(finding))
                }, isFailed: checked.result != .done,
                messages: checked.messages.filter { !checked.reported.contains($0) }.map(Message.init))
        }
    }

    private func findings(
        _ found: ProjectFindings, of outcome: some RunOutcome, messages: [Diagnostic]
    ) -> Findings {
        Findings(
            findings: found.open.map(finding), isFailed: outcome.result != .done,
            messages: messages.map(Message.init))
    }

    private func finding(_ finding: ProjectFinding) -> Findings.Finding {
        Findings.Finding(
            id: finding.id.rawValue, severity: Message.Severity(finding.severity), text: finding.message,
            help: finding.help, bundle: workspace.absolute(finding.bundle), version: finding.version,
            modelPath: finding.modelPath, path: workspace.absolute(finding.location?.path ?? finding.bundle),
            line: finding.location?.position?.line)
    }
}

extension CheckResult.Part.State {
    fileprivate init(_ state: CheckedPart.State) {
        self =
            switch state {
            case .notChecked: .notChecked
            case .passed: .passed
            case .failed: .failed
            case .unreadable: .unreadable
            }
    }
}
