import ModelcBase
import ModelcDiagnostics
import ModelcSchema

extension MigrationReport {
    /// A direct migration from one version to a later one.
    package struct Step: Hashable, Sendable {
        /// The name of the older version.
        package var from: String
        /// The name of the newer version.
        package var to: String
        /// How a recommended path performs the step; nil if no recommended path contains it.
        package var means: MigrationHop.Means?
        /// The action of Core Data without app code, if the step leads to the target; nil if Core Data never tries the
        /// step.
        package var direct: DirectMigration?
        /// The migration class of the step as it is performed: `mappingModel` for a mapping model; otherwise the class
        /// of the stage or of the inferred migration.
        package var migrationClass: MigrationClass
        /// The flags, sorted by name.
        package var flags: [MigrationFlag]
        /// The changes, sorted by entity, property and kind.
        package var changes: [SchemaChange]
        package var probableRenames: [ProbableRename]
        /// The reasons why Core Data cannot infer the step; empty if it can.
        package var problems: [InferenceProblem]
        /// The conditions that the store must meet for the inferred mapping.
        package var conditions: [DataCondition]
        /// The issues, sorted by model path, then code.
        package var issues: [Issue]
        /// The data checks of the step: for each given store of the source version with the result, or once without a
        /// result if there is no store.
        package var checks: [Check]

        package init(
            from: String, to: String, means: MigrationHop.Means?, direct: DirectMigration? = nil,
            migrationClass: MigrationClass, flags: [MigrationFlag] = [], changes: [SchemaChange] = [],
            probableRenames: [ProbableRename] = [],
            problems: [InferenceProblem] = [], conditions: [DataCondition] = [], issues: [Issue] = [],
            checks: [Check] = []
        ) {
            self.from = from
            self.to = to
            self.means = means
            self.direct = direct
            self.migrationClass = migrationClass
            self.flags = flags
            self.changes = changes
            self.probableRenames = probableRenames
            self.problems = problems
            self.conditions = conditions
            self.issues = issues
            self.checks = checks
        }

        /// How the step is performed: by a recommended path, or else by Core Data (PlanDocument).
        package var via: String {
            migrationClass == .none ? "none" : means?.text ?? direct?.text ?? "none"
        }

        /// The issues of the step, grouped by the change that caused them.
        package var issuesByChange: IssuesByChange { IssuesByChange(issues) }
    }

    /// Finds issues by the changes that caused them. It is created once for all changes of a step, which can be
    /// thousands.
    package struct IssuesByChange: Sendable {
        private struct Key: Hashable {
            var kind: SchemaChangeKind
            var modelPath: String
        }

        private let issues: [Key: Issue]

        init(_ issues: [Issue]) {
            let known = issues.compactMap { issue in
                issue.finding.change.map { (Key(kind: $0, modelPath: issue.finding.modelPath), issue) }
            }
            self.issues = Dictionary(known, uniquingKeysWith: { first, _ in first })
        }

        /// The issue that a change caused; nil if there is none.
        package subscript(change: SchemaChange) -> Issue? {
            issues[Key(kind: change.kind, modelPath: change.modelPath)]
        }
    }
}

extension MigrationReport {
    /// A finding, with its configured severity and its file.
    package struct Issue: Hashable, Sendable {
        package var finding: MigrationFinding
        /// The severity. Settings can override the default of the code.
        package var level: Severity
        /// The path of the file, as the user would type it. The file can be a version, the bundle, a mapping model, the
        /// lock file or a store.
        package var file: String
        /// The position of the start tag in the file; nil for the file as a whole.
        package var position: SourcePosition?
        /// Whether the finding is in the baseline. Such an issue is shown but does not make the run fail. It is shown
        /// because the report is about a single migration.
        package var isAccepted = false

        package init(
            _ finding: MigrationFinding, level: Severity, file: String, position: SourcePosition? = nil
        ) {
            self.finding = finding
            self.level = level
            self.file = file
            self.position = position
        }

        /// The location as `path:line:column`, or the path alone.
        package var place: String { position.map { "\(file):\($0.line):\($0.column)" } ?? file }
    }
}
