import ModelcBase
import ModelcPlans
import ModelcReports
import ModelcSchema
import ModelcSettings

extension JSONValue {
    /// Returns a JSON object with the members that have a value.
    static func present(_ members: [(String, JSONValue)]) -> JSONValue {
        .object(members.filter { $0.1 != .null }.map { JSONMember(key: $0.0, value: $0.1) })
    }

    /// Returns a location in a file as JSON; null if the line is not known.
    static func location(_ file: String, _ position: SourcePosition?) -> JSONValue {
        guard let position else { return .null }
        return ["file": .string(file), "line": .integer(position.line), "column": .integer(position.column)]
    }
}

/// Formats a finding of a plan as JSON.
enum PlanIssueJSON {
    /// Returns a finding as a part of the step or the route to which it belongs.
    static func json(_ issue: MigrationReport.Issue) -> JSONValue {
        let finding = issue.finding
        return .present(
            [
                ("code", .string(finding.code.rawValue)), ("severity", .string(issue.level.rawValue)),
                ("modelPath", .optional(finding.modelPath.isEmpty ? nil : finding.modelPath)),
            ] + details(issue))
    }

    /// Returns a finding as an element of the list of all findings.
    static func json(_ issue: MigrationReport.Issue, _ finding: ProjectFinding) -> JSONValue {
        let details = [("code", .string(issue.finding.code.rawValue))] + details(issue)
        let members = details.filter { $0.1 != .null }.map { JSONMember(key: $0.0, value: $0.1) }
        return .object(finding.commonMembers + members)
    }

    private static func details(_ issue: MigrationReport.Issue) -> [(String, JSONValue)] {
        let place = JSONValue.location(issue.file, issue.position)
        return [
            ("title", .string(issue.finding.code.title)), ("reason", .string(issue.finding.reason)),
            ("unverified", issue.finding.isUnverified ? true : .null),
            ("location", place == .null ? ["file": .string(issue.file)] : place), ("fix", fix(issue.finding)),
        ]
    }

    static func fix(_ finding: MigrationFinding) -> JSONValue {
        finding.fix.map { ["text": .string($0)] } ?? .null
    }
}

/// Formats a step of a plan as JSON.
enum PlanStepJSON {
    static func json(_ step: MigrationReport.Step) -> JSONValue {
        let issues = step.issuesByChange
        return .present([
            ("from", .string(step.from)), ("to", .string(step.to)), ("via", .string(step.via)),
            ("recommended", .bool(step.means != nil)), ("class", .string(step.migrationClass.rawValue)),
            ("flags", .array(step.flags.map { .string($0.rawValue) })),
            ("changes", .array(step.changes.map { change($0, issues[$0]) })),
            ("probableRenames", .array(step.probableRenames.map(rename))),
            ("conditions", .array(step.conditions.map(condition))), ("faults", .array(step.problems.map(problem))),
            ("findings", .array(step.issues.map(PlanIssueJSON.json))),
            ("dataChecks", .array(step.checks.map(check))),
        ])
    }

    private static func change(_ change: SchemaChange, _ issue: MigrationReport.Issue?) -> JSONValue {
        .present([
            ("kind", .string(change.kind.rawValue)), ("code", .optional(issue?.finding.code.rawValue)),
            ("severity", .optional(issue?.level.rawValue)), ("entity", .optional(change.entity)),
            ("property", .optional(change.property)),
            ("oldEntity", .optional(change.oldEntity == change.entity ? nil : change.oldEntity)),
            ("oldProperty", .optional(change.oldProperty == change.property ? nil : change.oldProperty)),
            ("from", .optional(change.oldValue)), ("to", .optional(change.newValue)),
            ("altersHash", .bool(change.altersHash)), ("isDestructive", .bool(change.isDestructive)),
            ("location", issue.map { .location($0.file, $0.position) } ?? .null),
            ("fix", issue.map { PlanIssueJSON.fix($0.finding) } ?? .null),
        ])
    }

    private static func rename(_ rename: ProbableRename) -> JSONValue {
        .present([
            ("subject", .string(rename.subject.rawValue)), ("entity", .string(rename.newEntity)),
            ("from", .string(rename.oldName)), ("to", .string(rename.newName)), ("score", .integer(rename.score)),
            ("elementID", .string(rename.edit.identifier)),
            ("replacedElementID", .optional(rename.edit.replacedIdentifier)),
            ("line", .optional(rename.edit.position?.line)),
        ])
    }

    private static func condition(_ condition: DataCondition) -> JSONValue {
        .present([
            ("condition", .string(condition.condition.rawValue)), ("check", .string(condition.check.rawValue)),
            ("entity", .string(condition.entity)), ("property", .optional(condition.property)),
            ("requirement", .string(condition.requirement)), ("unverified", condition.isUnverified ? true : .null),
        ])
    }

    private static func problem(_ problem: InferenceProblem) -> JSONValue {
        .present([
            ("condition", .string(problem.condition.rawValue)), ("entity", .string(problem.entity)),
            ("property", .optional(problem.property)), ("reason", .string(problem.reason)),
            ("unverified", problem.isUnverified ? true : .null),
        ])
    }

    private static func check(_ check: MigrationReport.Check) -> JSONValue {
        let reason: String? =
            switch check.outcome {
            case .unanswerable(let reason): reason
            case .count, nil: nil
            }
        let samples = check.samples.map { JSONValue.array($0.map(JSONValue.string)) }
        return .present([
            ("id", .string(check.check.rawValue)), ("code", .optional(check.code?.rawValue)),
            ("modelPath", .string(check.modelPath)), ("question", .string(check.question)),
            ("store", .optional(check.store)), ("sql", .optional(check.sql)), ("sampleSQL", .optional(check.sampleSQL)),
            ("count", .optional(check.count)), ("ok", .optional(check.isFine)), ("problem", .optional(reason)),
            ("sample", samples.isEmpty ? .null : .array(samples)),
        ])
    }
}
