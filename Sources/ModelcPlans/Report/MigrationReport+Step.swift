import ModelcBase
import ModelcDiagnostics
import ModelcSchema

extension MigrationReport {
    /// A direct migration from one version to a later one.
    package struct Step: Hashable, Sendable {
        /// The version's name.
        package var from: String
        /// The version's name.
        package var to: String
        /// How a recommended path does the step; nil if no path has it.
        package var means: MigrationHop.Means?
        /// The behaviour of Core Data without app code, if the step leads to the target; nil if Core Data never tries the
        /// step.
        package var direct: DirectMigration?
        /// The class of the step by inference, or by a mapping model or a stage if one is used.
        package var migrationClass: MigrationClass
        /// Sorted by name.
        package var flags: [MigrationFlag]
        /// Sorted by entity, property and kind.
        package var changes: [SchemaChange]
        package var probableRenames: [ProbableRename]
        /// Why Core Data cannot infer the step; empty if it can.
        package var faults: [InferenceProblem]
        /// Preconditions on the store for the inferred mapping to run.
        package var conditions: [DataCondition]
        /// Sorted by model path, then code.
        package var issues: [Issue]
        /// The data checks, with answers from the given stores: all checks for each store of the source version, or
        /// once without a store.
        package var checks: [Check]

        package init(
            from: String, to: String, means: MigrationHop.Means?, direct: DirectMigration? = nil,
            migrationClass: MigrationClass, flags: [MigrationFlag] = [], changes: [SchemaChange] = [],
            probableRenames: [ProbableRename] = [],
            faults: [InferenceProblem] = [], conditions: [DataCondition] = [], issues: [Issue] = [],
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
            self.faults = faults
            self.conditions = conditions
            self.issues = issues
            self.checks = checks
        }

        /// How the step is done, by a recommended path or else by Core Data (PlanDocument).
        package var via: String {
            migrationClass == .none ? "none" : means?.text ?? direct?.text ?? "none"
        }

        /// The issues of the step by the changes that caused them.
        package var issuesByChange: IssuesByChange { IssuesByChange(issues) }
    }

    /// Issues by the changes that caused them. Created once for all changes of a step, which can be thousands.
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
    /// A finding with its configured severity and its file.
    package struct Issue: Hashable, Sendable {
        package var finding: MigrationFinding
        /// The severity; settings may override the default of the code.
        package var level: Severity
        /// The path of the file, as the user would type it: a version's file, the bundle, a mapping model, the lock file, a
        /// store.
        package var file: String
        /// The position of the start tag in that file; nil for the file as a whole.
        package var position: SourcePosition?

        package init(
            _ finding: MigrationFinding, level: Severity, file: String, position: SourcePosition? = nil
        ) {
            self.finding = finding
            self.level = level
            self.file = file
            self.position = position
        }

        /// `path:line:column`, or the path alone.
        package var place: String { position.map { "\(file):\($0.line):\($0.column)" } ?? file }
    }
}
