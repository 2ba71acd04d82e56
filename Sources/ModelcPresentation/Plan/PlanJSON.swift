import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The result in the JSON document of a plan. Absent values are omitted. The page PlanDocument describes every key.
package struct PlanJSON {
    private let report: MigrationReport
    private let findings: [(issue: MigrationReport.Issue, finding: ProjectFinding)]
    private let exitCode: Int

    /// - Parameters:
    ///   - findings: the issues of the report in the order of the output, each with the finding about the same problem
    ///     in the list of all findings.
    ///   - exitCode: the exit code of the run; nil if all input could be read.
    package init(
        _ report: MigrationReport, findings: [(issue: MigrationReport.Issue, finding: ProjectFinding)],
        exitCode: Int? = nil
    ) {
        self.report = report
        self.findings = findings
        self.exitCode = exitCode ?? report.exitCode
    }

    /// Returns the result of the plan as JSON.
    package func json() -> JSONValue {
        [
            "model": .string(report.modelPath),
            "target": .string(report.target),
            "strategy": .string(report.strategy.rawValue),
            "versions": .array(report.versions.map(version)),
            "stores": .array(report.stores.map(store)),
            "mappings": .array(report.mappings.map(mapping)),
            "mappingFolders": .array(report.mappingFolders.map(JSONValue.string)),
            "matrix": .array(report.routes.map(row)),
            "steps": .array(report.steps.map(PlanStepJSON.json)),
            "recommended": .array(report.routes.compactMap(path)),
            "stages": .array(report.stages.enumerated().map { stage($1, number: $0 + report.firstStage) }),
            "findings": .array(findings.map { PlanIssueJSON.json($0.issue, $0.finding) }),
            "summary": summary,
        ]
    }

    private func version(_ version: MigrationReport.Version) -> JSONValue {
        .present([
            ("name", .string(version.name)), ("path", .string(version.file)),
            ("identifier", .optional(version.identifier)), ("current", .bool(version.isCurrent)),
            ("locked", .bool(version.isLocked)), ("revision", .optional(version.revision)),
            ("sameSchemaAs", .optional(version.sameSchemaAs)), ("checksum", .optional(version.checksum?.base64)),
            ("hashUnverified", .bool(version.isHashUnverified)),
            (
                "entityHashes",
                .object(version.entities.map { JSONMember(key: $0.name, value: .string($0.hash.base64)) })
            ),
        ])
    }

    private func store(_ store: MigrationReport.Store) -> JSONValue {
        .present([
            ("path", .string(store.path)), ("version", .optional(store.version)),
            ("by", .string(store.method?.rawValue ?? "none")), ("nearest", .optional(store.nearest)),
            ("distance", .optional(store.distance)), ("frameworkVersion", .optional(store.frameworkVersion)),
            ("wal", .bool(store.hasWriteAheadLog)),
        ])
    }

    private func mapping(_ mapping: MigrationReport.Mapping) -> JSONValue {
        [
            "name": .string(mapping.name),
            "path": .string(mapping.path),
            "pairs": .array(mapping.pairs.map { ["from": .string($0.from), "to": .string($0.to)] }),
        ]
    }

    private func row(_ route: MigrationReport.Route) -> JSONValue {
        let issues = route.issues + (report.step(from: route.from, to: route.to)?.issues ?? [])
        let codes = Set(issues.filter { $0.level != .note }.map(\.finding.code.rawValue)).sorted()
        return [
            "from": .string(route.from),
            "to": .string(route.to),
            "class": .string(route.migrationClass.rawValue),
            "coreDataWill": .string(route.coreDataWill.text),
            "reasons": .array(codes.map(JSONValue.string)),
            "findings": .array(route.issues.map(PlanIssueJSON.json)),
        ]
    }

    private func path(_ route: MigrationReport.Route) -> JSONValue? {
        route.path.map { path in
            [
                "from": .string(route.from),
                "to": .string(route.to),
                "path": .array(path.map(JSONValue.string)),
                "class": .string(route.migrationClass.rawValue),
            ]
        }
    }

    private func stage(_ stage: MigrationStage, number: Int) -> JSONValue {
        switch stage {
        case .lightweight(let versions):
            ["number": .integer(number), "kind": "lightweight", "versions": .array(versions.map(JSONValue.string))]
        case .custom(let from, let to, let reason):
            [
                "number": .integer(number), "kind": "custom", "versions": [.string(from), .string(to)],
                "runsCode": .bool(reason != .separation),
            ]
        case .blocked(let from, let to, _):
            ["number": .integer(number), "kind": "blocked", "versions": [.string(from), .string(to)]]
        }
    }

    private var summary: JSONValue {
        [
            "worst": .string(report.worstClass.rawValue),
            "counts": .object(
                report.classCounts.map { JSONMember(key: $0.migrationClass.rawValue, value: .integer($0.count)) }),
            "findings": .object(
                Severity.allCases.map { level in
                    JSONMember(
                        key: level.rawValue,
                        value: .integer(report.groupedIssues.count { $0.issue.level == level }))
                }),
            "baselined": .integer(report.baselinedCount),
            "exitCode": .integer(exitCode),
        ]
    }
}
