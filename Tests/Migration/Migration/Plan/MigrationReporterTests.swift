import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

/// From the plan to the report: the steps, the files, and the severities.
@Suite struct MigrationReporterTests {
    private func report(
        _ severities: MigrationSeverities = MigrationSeverities(), mappings: [KnownMapping] = [],
        from sources: Set<String>? = nil
    ) throws -> MigrationReport {
        let plan = try #require(PlanExample.plan(mappings: mappings))
        return PlanExample.reporter(severities, mappings: mappings).report(of: plan, from: sources)
    }

    @Test func everyStepIsThereOnce() throws {
        let report = try report()
        #expect(report.routes.map(\.from) == ["V1", "V2", "V3"])
        #expect(
            report.routes.map { $0.path ?? [] } == [["V1", "V2", "V4"], ["V2", "V4"], ["V3", "V4"]])
        #expect(report.steps.map { $0.from + $0.to } == ["V1V2", "V1V4", "V2V4", "V3V4"])
        let direct = try #require(report.step(from: "V1", to: "V4"))
        #expect(direct.means == nil && direct.via == "fail:134190" && direct.migrationClass == .blocked)
        #expect(report.step(from: "V2", to: "V4")?.via == "infer")
        #expect(report.versions.map(\.sameSchemaAs) == [nil, nil, "V2", nil])
    }

    @Test func sourcesChooseRoutes() throws {
        #expect(try report(from: ["V3"]).steps.map(\.from) == ["V3"])
        let none = try report(from: [])
        #expect(none.routes.isEmpty && none.steps.isEmpty && none.worstClass == .none)
    }

    /// A store that comes from a later version passes through no earlier stage, and what is wrong with that does not matter.
    @Test func stagesBeforeTheSourcesAreLeftOut() throws {
        let types: [AttributeType] = [.string, .integer16, .integer16, .integer16]
        let versions = types.enumerated().map { index, type in
            let names = ["price"] + (0..<index).map { "added\($0)" }
            let attributes = names.map { attribute($0, $0 == "price" ? type : .string) }
            return MigrationPlanner.Version(name: "V\(index + 1)", model: model(entity("Item", attributes)))
        }
        var options = MigrationOptions()
        options.strategy = .staged
        let plan = try #require(MigrationPlanner(options: options).plan(versions, to: "V4"))
        let reporter = PlanExample.reporter()
        let all = reporter.report(of: plan)
        #expect(all.stages.count == 2 && all.firstStage == 1)
        #expect(all.issues.map(\.finding.code) == [.blockedStage])
        let later = reporter.report(of: plan, from: ["V3"])
        #expect(later.stages == Array(plan.stages.dropFirst()) && later.firstStage == 2)
        #expect(later.issues.isEmpty && later.routes.map(\.from) == ["V3"])
        #expect(reporter.report(of: plan, from: ["V1", "V3"]).issues.count == 1)
    }

    /// What is gone is shown where it was, all else where it is.
    @Test func findingsHaveTheirFiles() throws {
        let step = try #require(try report().step(from: "V2", to: "V4"))
        let removed = try #require(step.issues.first { $0.finding.code == .attributeRemoved })
        #expect(removed.place == "Library.xcdatamodeld/V2.xcdatamodel/contents:4:5")
        let required = try #require(step.issues.first { $0.finding.code == .requiredWithoutDefault })
        #expect(required.place == "Library.xcdatamodeld/V4.xcdatamodel/contents:10:5")
        let change = try #require(step.changes.first { $0.kind == .attributeAddedRequiredNoDefault })
        #expect(step.issuesByChange[change] == required)
        let renamed = try #require(step.changes.first { $0.kind == .entityRenamed })
        #expect(step.issuesByChange[renamed] == nil)
    }

    @Test func aMappingModelHasItsPath() throws {
        let reporter = PlanExample.reporter(mappings: [PlanExample.mapping])
        let finding = MigrationFinding(.orphanedMappings, modelPath: "", reason: "", subject: .mapping("ToV4"))
        #expect(reporter.issue(finding)?.place == "Maps/ToV4.xcmappingmodel")
    }

    /// A mapping model decides its own effects, but duplicates still stop it.
    @Test func aMappingModelRelievesWhatInferenceWouldDo() throws {
        let step = try #require(try report(mappings: [PlanExample.mapping]).step(from: "V2", to: "V4"))
        #expect(step.via == "mapping:ToV4" && step.migrationClass == .mappingModel)
        func level(_ code: MigrationFindingCode) -> Severity? {
            step.issues.first { $0.finding.code == code }?.level
        }
        #expect(
            level(.attributeRemoved) == .note && level(.requiredWithoutDefault) == .note)
        #expect(level(.uniquenessAdded) == .warning)
        #expect(
            step.issues.contains { $0.finding.reason.hasSuffix(", unless the mapping model handles it") })
    }

    /// A rename that inference would not detect has no effect if a mapping model migrates the step.
    @Test func aProbableRenameIsANoteWhereAMappingModelTakesTheStep() throws {
        let versions = [
            MigrationPlanner.Version(name: "V1", model: model(entity("Book", [attribute("subtitle")]))),
            MigrationPlanner.Version(name: "V2", model: model(entity("Book", [attribute("subTitle")]))),
        ]
        func level(_ mappings: KnownMapping...) throws -> Severity? {
            let plan = try #require(MigrationPlanner().plan(versions, to: "V2", mappings: mappings))
            let report = MigrationReporter(modelPath: "M", versions: []).report(of: plan)
            return report.steps.first?.issues.first { $0.finding.code == .probableRename }?.level
        }
        #expect(try level() == .warning)
        #expect(try level(KnownMapping(name: "M", pairs: [.init(from: "V1", to: "V2")])) == .note)
    }

    @Test func theUserSaysHowMuchAFindingMatters() throws {
        let report = try report(
            MigrationSeverities([
                .attributeRemoved: .error, .requiredWithoutDefault: .off,
                .uniquenessAdded: .note,
            ]))
        let codes = Dictionary(grouping: report.allIssues, by: \.finding.code).mapValues {
            Set($0.map(\.level))
        }
        #expect(codes[.attributeRemoved] == [.error] && codes[.requiredWithoutDefault] == nil)
        #expect(codes[.uniquenessAdded] == [.note])
    }

    /// Before the CloudKit schema is in production it may change.
    @Test func cloudKitIsStrictInProductionOnly() {
        #expect(MigrationSeverities().level(of: .notAllowedByCloudKit) == .warning)
        #expect(
            MigrationSeverities(isCloudKitDeployed: true).level(of: .notAllowedByCloudKit) == .error)
    }

    @Test func equalFindingsOfSeveralVersionsAreOne() throws {
        let group = try #require(
            try report().groupedIssues.first { $0.issue.finding.code == .requiredWithoutDefault })
        #expect(group.sources == ["V1", "V2", "V3"] && group.targets == ["V4"])
        let levels = try report().groupedIssues.map(\.issue.level)
        let ranks = levels.compactMap { Severity.allCases.firstIndex(of: $0) }
        #expect(ranks == ranks.sorted() && !ranks.isEmpty)
    }

    /// The threshold applies to warnings; errors and versions without a path fail every run.
    @Test func whatFailsARun() throws {
        func fails(_ code: MigrationFindingCode, _ threshold: MigrationThreshold) throws -> Bool {
            let plan = try #require(MigrationPlanner().plan([PlanExample.planned[3]], to: "V4"))
            var reporter = PlanExample.reporter()
            reporter.threshold = threshold
            var report = reporter.report(of: plan)
            report.addIssues(
                [reporter.issue(MigrationFinding(code, modelPath: "", reason: ""))].compactMap { $0 })
            return report.exitCode == 1
        }
        let all = MigrationThreshold.allCases
        #expect(try all.map { try fails(.incompatibleType, $0) } == [true, true, true, true])
        #expect(try all.map { try fails(.attributeRemoved, $0) } == [false, true, true, true])
        #expect(try all.map { try fails(.optionalToRequired, $0) } == [false, false, true, true])
        #expect(try all.map { try fails(.indexNotBuilt, $0) } == [false, false, false, true])
        #expect(try all.map { try fails(.defaultChanged, $0) } == [false, false, false, false])
    }
}
