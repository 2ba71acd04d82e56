import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

/// The effect of an app's strategy: the hops, and the findings about stages (FormatMigrationFacts §7).
@Suite struct StrategyTests {
    private func plan(
        _ strategy: MigrationStrategy, _ versions: [MigrationPlanner.Version],
        _ mappings: KnownMapping...
    ) throws -> MigrationPlan {
        var options = MigrationOptions()
        options.strategy = strategy
        return try #require(
            MigrationPlanner(options: options).plan(
                versions, to: versions.last?.name ?? "", mappings: mappings))
    }

    private func version(_ name: String, _ attributes: AttributeDescription...)
        -> MigrationPlanner.Version
    {
        MigrationPlanner.Version(name: name, model: model(entity("Book", attributes)))
    }

    @Test func lightweightUsesNoMappingModel() throws {
        let mapping = KnownMapping(name: "M", pairs: [.init(from: "V1", to: "V2")])
        let versions = [version("V1"), version("V2", attribute("a"))]
        #expect(try plan(.auto, versions, mapping).routes[0].coreDataWill == .mapping(name: "M"))
        #expect(try plan(.lightweight, versions, mapping).routes[0].coreDataWill == .inference)
    }

    @Test func mappingDoesNotInfer() throws {
        let versions = [
            version("V1"), version("V2", attribute("a")), version("V3", attribute("a"), attribute("b")),
        ]
        let mapping = KnownMapping(name: "M", pairs: [.init(from: "V1", to: "V3")])
        let plan = try plan(.mapping, versions, mapping)
        #expect(plan.routes.map(\.coreDataWill) == [.mapping(name: "M"), .failure(code: 134_140)])
        #expect(plan.routes.map { $0.path?.count } == [1, nil])
    }

    /// The app opens a store with one version after the other, although one hop would be enough.
    @Test func iterationGoesThroughEveryVersion() throws {
        let versions = [
            version("V1"), version("V2", attribute("a")), version("V2 copy", attribute("a")),
            version("V3", attribute("a"), attribute("b")),
        ]
        let mapping = KnownMapping(name: "M", pairs: [.init(from: "V1", to: "V2")])
        let plan = try plan(.iterative, versions, mapping)
        #expect(plan.routes.map(\.coreDataWill) == [.iteration, .iteration, .iteration])
        #expect(plan.routes.map { $0.path?.map(\.to) } == [["V2", "V3"], ["V3"], ["V3"]])
        #expect(plan.routes[0].path?.map(\.means) == [.mapping(name: "M"), .inference])
        #expect(plan.routes.allSatisfy { $0.findings.isEmpty })
    }

    /// The impossible step stops every older version, although one hop past it would work.
    @Test func iterationEndsAtAStepThatFails() throws {
        let versions = [
            version("V1"), version("V2", attribute("pages", .string)), version("V3", attribute("pages", .integer16)),
            version("V4", attribute("pages", .integer16), attribute("a")),
        ]
        let plan = try plan(.iterative, versions)
        #expect(plan.routes.map { $0.path?.map(\.to) } == [nil, nil, ["V4"]])
        #expect(plan.routes[0].coreDataWill == .failure(code: 134_190))
        #expect(plan.routes[0].obstacle?.from == "V2" && plan.routes[0].obstacle?.to == "V3")
        #expect(plan.routes[0].findings.map(\.code) == [.iterationBlocked])
        #expect(plan.routes[0].findings.first?.fix == "make a mapping model for V2 and V3: modelc mapping new")
        #expect(try self.plan(.auto, versions).routes[0].path?.map(\.to) == ["V4"])
        // The last version has the schema of the second: its stores are already at the target.
        let back = try self.plan(.iterative, [versions[0], versions[1], versions[2], versions[1]])
        #expect(back.routes[1].coreDataWill == .nothing && back.routes[1].path == [])
    }

    /// The long hop fails: the stages go through the version in between.
    @Test func stagesAreWalked() throws {
        let versions = [
            version("V1", attribute("pages", .string)), version("V2"),
            version("V3", attribute("pages", .integer16)),
            version("V4", attribute("pages", .integer16), attribute("a")),
        ]
        let plan = try plan(.staged, versions)
        #expect(plan.routes.map(\.coreDataWill) == [.stages, .stages, .stages])
        #expect(plan.routes.map { $0.path?.map(\.to) } == [["V2", "V3", "V4"], ["V3", "V4"], ["V4"]])
        #expect(plan.routes[0].path?.map(\.means.text) == ["stage:1", "stage:2", "stage:3"])
        #expect(plan.findings.map(\.code) == [.separatedStage])
        #expect(plan.findings.first?.subject == .version("V3"))
    }

    @Test func codeMakesAStepCustom() throws {
        let plan = try plan(
            .staged,
            [version("V1"), version("V2", attribute("isbn") { $0.isOptional = false }), version("V3")])
        // A store of the first version is also one of the last.
        #expect(plan.routes[0].coreDataWill == .nothing)
        let other = try self.plan(
            .staged, [version("V1"), version("V2", attribute("isbn") { $0.isOptional = false })])
        #expect(other.routes[0].path?.map(\.means) == [.stage(number: 1, runsCode: true)])
        #expect(other.routes[0].migrationClass == .stagedCustom)
    }

    @Test func whatCannotBeInferredIsNoStage() throws {
        let plan = try plan(
            .staged,
            [version("V1", attribute("pages", .string)), version("V2", attribute("pages", .integer16))])
        #expect(plan.routes[0].path == nil && plan.routes[0].coreDataWill == .failure(code: 134_190))
        #expect(plan.findings.map(\.code) == [.blockedStage])
        #expect(plan.findings.first?.reason.hasSuffix("Book.pages") == true)
    }

    @Test func oneChecksumIsListedOnce() throws {
        let plan = try plan(
            .staged,
            [version("V1"), version("V2", attribute("a") { $0.userInfo = .init() }), version("V3")])
        #expect(plan.findings.map(\.code) == [.repeatedInStages])
        #expect(plan.findings.first?.reason.hasPrefix("V3 has the checksum of V1") == true)
    }

    /// Stores may come from a version of a git revision, but it is not a version of the app.
    @Test func aVersionOutsideTheBundle() throws {
        var released = version("V1 (main)", attribute("a"))
        released.isInBundle = false
        let versions = [version("V1"), released, version("V2", attribute("b"))]
        #expect(try plan(.auto, versions).routes[1].path?.map(\.to) == ["V2"])
        // No path goes through it, and no stage lists it.
        #expect(try plan(.auto, versions).routes[0].path?.map(\.to) == ["V2"])
        #expect(try plan(.staged, versions).stages == [.lightweight(versions: ["V1", "V2"])])

        released.isFound = false
        let lost = try plan(.auto, [version("V1"), released, version("V2", attribute("b"))])
        #expect(lost.routes[1].path == nil && lost.routes[1].coreDataWill == .failure(code: 134_130))
        #expect(lost.routes[1].findings.map(\.code) == [.versionMissing])
    }
}
