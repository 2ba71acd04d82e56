import ModelcBase
import ModelcDiagnostics
import ModelcSchema

extension MigrationReport {
    /// One migration straight from a version to a later one.
    package struct Step: Hashable, Sendable {
        /// The version's name.
        package var from: String
        /// The version's name.
        package var to: String
        /// How a recommended path takes the step; nil where none does.
        package var means: MigrationHop.Means?
        /// What Core Data does by itself where the step leads to the target; nil where it never tries the step.
        package var direct: DirectMigration?
        /// What inference makes of the step, or a mapping model or a stage where it is taken by one.
        package var migrationClass: MigrationClass
        /// Sorted by name.
        package var flags: [MigrationFlag]
        /// Sorted by entity, property and kind.
        package var changes: [SchemaChange]
        package var probableRenames: [ProbableRename]
        /// Why Core Data cannot infer the step; empty where it can.
        package var faults: [InferenceFault]
        /// What a store must be like for the inferred mapping to run.
        package var conditions: [DataCondition]
        /// Sorted by model path, then code.
        package var issues: [Issue]
        /// The questions to stores, with the answers of those that were given: for each store of the version the step
        /// starts from all questions, or once without a store.
        package var checks: [Check]

        package init(
            from: String, to: String, means: MigrationHop.Means?, direct: DirectMigration? = nil,
            migrationClass: MigrationClass, flags: [MigrationFlag] = [], changes: [SchemaChange] = [],
            probableRenames: [ProbableRename] = [],
            faults: [InferenceFault] = [], conditions: [DataCondition] = [], issues: [Issue] = [],
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

        /// How the step is taken: on a recommended path, or else by Core Data (PlanDocument).
        package var via: String {
            migrationClass == .none ? "none" : means?.text ?? direct?.text ?? "none"
        }

        /// The issues that changes raised.
        package var issuesByChange: IssuesByChange { IssuesByChange(issues) }
    }

    /// Issues by the changes that raised them: made once for all changes of a step, of which there may be thousands.
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

        /// The issue that a change raised; nil if there is nothing to say about it.
        package subscript(change: SchemaChange) -> Issue? {
            issues[Key(kind: change.kind, modelPath: change.modelPath)]
        }
    }
}

extension MigrationReport {
    /// A finding with its severity as the user wants it, and the file that it is in.
    package struct Issue: Hashable, Sendable {
        package var finding: MigrationFinding
        /// How much it matters; the user may have said otherwise than the code does.
        package var level: Severity
        /// The path of the file, as the user would type it: a version's file, the bundle, a mapping model, the lock file, a
        /// store.
        package var file: String
        /// The start tag in that file; nil for the file as a whole.
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
