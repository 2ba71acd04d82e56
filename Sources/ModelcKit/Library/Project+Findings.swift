import ModelcDiagnostics
import ModelcSettings

/// What a command found.
public struct Findings: Hashable, Sendable {
    /// One thing that is wrong in a project.
    public struct Finding: Hashable, Sendable {
        /// The id of the rule, the code or the message: `modelc explain` has a page for each.
        public let id: String
        /// How much it matters; `note` is what the settings of lint call `info`.
        public let severity: Message.Severity
        /// One sentence without a final stop.
        public let text: String
        /// The next step.
        public let help: String?
        /// The path of the model, or of the mapping model.
        public let bundle: String
        /// The version; nil for what belongs to the bundle as a whole.
        public let version: String?
        /// The entity or property that it is about; empty for the version.
        public let modelPath: String
        /// The path of the file.
        public let path: String
        /// The line in the file, from 1; nil for the file as a whole.
        public let line: Int?
    }

    /// Those that count: they are not suppressed, and they are in no baseline.
    public let findings: [Finding]
    /// Whether they are to fail a build, by the settings of the project.
    public let isFailed: Bool
    /// Messages beside the findings.
    public let messages: [Message]
}

/// What a check of a whole project found.
public struct CheckResult: Hashable, Sendable {
    /// One part of the check.
    public struct Part: Hashable, Sendable {
        /// Whether anything is wrong.
        public enum State: String, Hashable, Sendable {
            /// The project has nothing for it.
            case notChecked = "not-checked"
            case passed
            case failed
            /// Something could not be read.
            case unreadable
        }

        /// `lint`, `generated`, `lock`, `mappings` or `plan`.
        public let name: String
        /// What came of it.
        public let state: State
        /// Those that count. What another part shows, too, is only there.
        public let findings: [Findings.Finding]
    }

    /// In the order in which the tool shows them.
    public let parts: [Part]
    /// Whether a part failed, or something could not be read.
    public let isFailed: Bool
    /// Messages beside the findings.
    public let messages: [Message]
}

extension Project {
    /// Looks for faults, by the settings of the project's configuration.
    ///
    /// - Parameter paths: models, or folders to search for them; none for those of the project.
    /// - Throws: `ProjectError` where the configuration cannot be used.
    public func lint(_ paths: [String] = []) throws(ProjectError) -> Findings {
        var request = LintRequest()
        request.paths = paths
        return try outcome(of: Lint.self, request) { linted in
            findings(linted.found, of: linted, messages: linted.messages(besides: linted.told))
        }
    }

    /// Looks for faults in mapping models.
    ///
    /// - Parameter paths: mapping models, or folders to search for them; none for the project's folder.
    /// - Throws: `ProjectError` where the configuration cannot be used.
    public func checkMappings(_ paths: [String] = []) throws(ProjectError) -> Findings {
        var request = MappingCheckRequest()
        request.paths = paths
        return try outcome(of: MappingCheck.self, request) { checked in
            findings(checked.found, of: checked, messages: checked.messages)
        }
    }

    /// Checks all that a project has: the rules of lint, generated files, locked versions, mapping models and migrations.
    ///
    /// - Parameters:
    ///   - paths: models; none for those of the project.
    ///   - base: the released state to compare with: a git revision, or the path of a copy; nil for none.
    /// - Throws: `ProjectError` where the configuration cannot be used, or it is not clear which models are meant.
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
                messages: checked.messages.filter { !checked.told.contains($0) }.map(Message.init))
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
