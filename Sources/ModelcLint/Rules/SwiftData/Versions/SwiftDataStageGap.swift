import ModelcPlans
import ModelcSchema

/// Reports stages of a migration plan that do not lead from each version to the next.
enum SwiftDataStageGap: SwiftSourceRule {
    static let description = RuleDescription(
        "swiftdata-stage-gap",
        swiftSource: "The stages of a SchemaMigrationPlan do not lead from each version to the next one",
        rationale:
            "SwiftData runs the stages in the order of `schemas`, each from one version to the next. Without a stage, the "
            + "stores of the older version are not migrated, or fail to open.",
        help: "write a stage for each pair of neighbours in 'schemas', in the same order",
        prevents: RunTimeFailure.unknownModelVersion,
        bad: SwiftVersionExample.first + SwiftVersionExample.second
            + """
            enum ▸Plan: SchemaMigrationPlan {
                static var schemas: [any VersionedSchema.Type] { [SchemaV1.self, SchemaV2.self] }
                static var stages: [MigrationStage] { [] }
            }
            """,
        good: SwiftVersionExample.first + SwiftVersionExample.second
            + """
            enum Plan: SchemaMigrationPlan {
                static var schemas: [any VersionedSchema.Type] { [SchemaV1.self, SchemaV2.self] }
                static var stages: [MigrationStage] {
                    [.lightweight(fromVersion: SchemaV1.self, toVersion: SchemaV2.self)]
                }
            }
            """)

    static func findings(in source: SwiftDataSource) -> [Finding] {
        source.plans.flatMap { plan -> [Finding] in
            guard let schemas = plan.schemas?.map(\.name), let stages = plan.stages else {
                return [unreadable(plan, source)]
            }
            return misplaced(stages, schemas, source) + missing(plan, stages, schemas, source)
        }
    }

    /// A plan that cannot be checked.
    private static func unreadable(_ plan: SwiftDataPlan, _ source: SwiftDataSource) -> Finding {
        let lists = [plan.schemas == nil ? "'schemas'" : nil, plan.stages == nil ? "'stages'" : nil].compactMap { $0 }
        return Finding(
            self, "\(lists.joined(separator: " and ")) of '\(plan.name)' cannot be read, so the plan is not verified",
            at: plan.place, in: source, help: "list the versions and the stages in the plan itself", severity: .note)
    }

    /// Returns findings about stages that do not lead to the next version, and about stages in the wrong order.
    private static func misplaced(
        _ stages: [SwiftDataStage], _ schemas: [String], _ source: SwiftDataSource
    ) -> [Finding] {
        var last = -1
        var starts: Set<Int> = []
        return stages.compactMap { stage in
            let words = "the stage from '\(stage.source.name)' to '\(stage.destination.name)'"
            guard let start = schemas.firstIndex(of: stage.source.name) else { return nil }
            guard start + 1 < schemas.count, schemas[start + 1] == stage.destination.name else {
                return Finding(
                    self, "\(words) does not lead to the next version in 'schemas'", at: stage.place, in: source)
            }
            defer {
                last = max(last, start)
                starts.insert(start)
            }
            guard start <= last else { return nil }
            let problem = starts.contains(start) ? "is listed twice" : "comes after the stage of a newer version"
            return Finding(self, "\(words) \(problem)", at: stage.place, in: source)
        }
    }

    private static func missing(
        _ plan: SwiftDataPlan, _ stages: [SwiftDataStage], _ schemas: [String], _ source: SwiftDataSource
    ) -> [Finding] {
        zip(schemas, schemas.dropFirst()).filter { older, newer in
            !stages.contains { $0.source.name == older && $0.destination.name == newer }
        }.map { older, newer in
            Finding(
                self, "no stage of '\(plan.name)' leads from '\(older)' to '\(newer)'", at: plan.place, in: source)
        }
    }
}
