import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

/// Paths and stages over several versions (FormatMigrationFacts §6, §7.3, §10).
@Suite struct PlannerTests {
    private func version(_ name: String, _ attributes: AttributeDescription...) -> MigrationPlanner.Version {
        MigrationPlanner.Version(name: name, model: model(entity("Book", attributes)))
    }

    /// A change from text to number is blocked; with a version without the attribute in between, it is a removal and an
    /// addition.
    private var blockedInOneHop: [MigrationPlanner.Version] {
        [
            version("V1", attribute("pages", .string)), version("V2"),
            version("V3", attribute("pages", .integer16)),
        ]
    }

    private func plan(
        _ versions: [MigrationPlanner.Version], _ target: String, _ mappings: KnownMapping...
    ) throws -> MigrationPlan {
        try #require(MigrationPlanner().plan(versions, to: target, mappings: mappings))
    }

    @Test func aPlainChainGoesStraightToTheEnd() throws {
        let plan = try plan(
            [version("V1"), version("V2", attribute("a")), version("V3", attribute("a"), attribute("b"))], "V3")
        #expect(plan.routes.map(\.from) == ["V1", "V2"] && plan.worstClass == .lightweight)
        #expect(plan.routes.map { $0.path?.map(\.to) } == [["V3"], ["V3"]])
        #expect(plan.routes.map(\.coreDataWill) == [.inference, .inference])
        #expect(plan.stages == [.lightweight(versions: ["V1", "V2", "V3"])])
        #expect(plan.findings.isEmpty)
    }

    @Test func aBlockedHopIsWalkedRound() throws {
        let plan = try plan(blockedInOneHop, "V3")
        let route = try #require(plan.routes.first)
        #expect(route.coreDataWill == .failure(code: 134_190) && route.coreDataWill.text == "fail:134190")
        #expect(route.path?.map(\.to) == ["V2", "V3"] && route.migrationClass == .dataLoss)
        #expect(route.findings.map(\.code) == [.directHopBlocked])
        #expect(plan.routes[1].path?.map(\.to) == ["V3"] && plan.routes[1].migrationClass == .lightweight)
    }

    /// The neighbouring steps can be inferred and the long hop cannot: a stage without code separates them.
    @Test func stagesAreSeparatedWhereTheLongHopFails() throws {
        #expect(
            try plan(blockedInOneHop, "V3").stages == [
                .lightweight(versions: ["V1"]), .custom(from: "V2", to: "V3", reason: .separation),
            ])
    }

    @Test func aMappingModelIsPreferredByCoreData() throws {
        let mapping = KnownMapping(name: "V1toV3", pairs: [.init(from: "V1", to: "V3")])
        let route = try #require(try plan(blockedInOneHop, "V3", mapping).routes.first)
        #expect(route.coreDataWill == .mapping(name: "V1toV3"))
        // In the order of classes, loss comes before mapping (FormatMigrationFacts §3), but a mapping model is not
        // written to lose values.
        #expect(route.path?.map(\.means) == [.mapping(name: "V1toV3")] && route.migrationClass == .mappingModel)
        let two = [version("V1", attribute("pages", .string)), version("V2", attribute("pages", .integer16))]
        let only = KnownMapping(name: "M", pairs: [.init(from: "V1", to: "V2")])
        let direct = try #require(try plan(two, "V2", only).routes.first)
        #expect(direct.path?.map(\.means) == [.mapping(name: "M")] && direct.migrationClass == .mappingModel)
    }

    @Test func withoutAnyPathARouteIsBlocked() throws {
        let plan = try plan(
            [version("V1", attribute("pages", .string)), version("V2", attribute("pages", .integer16))], "V2")
        #expect(plan.routes.map(\.path) == [nil] && plan.worstClass == .blocked)
        guard case .blocked(from: "V1", to: "V2", let problems)? = plan.stages.first else {
            Issue.record("\(plan.stages)")
            return
        }
        #expect(problems.map(\.condition) == [.convertibleType])
    }

    @Test func conditionsOfTheStoreMakeACustomStage() throws {
        let plan = try plan([version("V1"), version("V2", attribute("isbn") { $0.isOptional = false })], "V2")
        guard case .custom(from: "V1", to: "V2", reason: .conditions(let conditions))? = plan.stages.first else {
            Issue.record("\(plan.stages)")
            return
        }
        #expect(conditions.map(\.check) == [.anyRow])
    }

    /// The first version equals the last one: its stores are already at the end, and the stages lead from the others to
    /// it.
    @Test func theTargetMayGoBackToAnEarlierSchema() throws {
        let plan = try plan([version("V1"), version("V2", attribute("isbn")), version("V3")], "V3")
        #expect(plan.sameSchemas == ["V3": "V1"] && plan.routes.first?.coreDataWill == .nothing)
        #expect(plan.routes.first?.path == [] && plan.stages == [.lightweight(versions: ["V2", "V3"])])
    }

    /// A path that drops a value is worse than a direct hop that keeps it.
    @Test func thePathWithTheLeastLossWins() throws {
        let plan = try plan(
            [
                version("V1", attribute("a"), attribute("b")), version("V2", attribute("a")),
                version("V3", attribute("a"), attribute("b"), attribute("c")),
            ], "V3")
        #expect(plan.routes.first?.path?.map(\.to) == ["V3"] && plan.routes.first?.migrationClass == .lightweight)
    }

    /// One hop loses an attribute. The longer path keeps it only if Core Data falls back to names, which is unverified.
    @Test func aDetourWithAnErrorNeverWins() throws {
        let plan = try plan(
            [
                version("V1", attribute("a")), version("V2", attribute("b", id: "a")),
                version("V3", attribute("b")),
            ], "V3")
        let route = try #require(plan.routes.first)
        #expect(route.coreDataWill == .inference && route.migrationClass == .dataLoss)
        #expect(route.path?.map(\.to) == ["V3"] && route.findings.isEmpty)
    }

    /// It is unverified that Core Data converts a Boolean to a number; it is certain that it drops one and adds the
    /// other.
    @Test func whatIsCertainWinsOverWhatNobodyHasShown() throws {
        let plan = try plan(
            [
                version("V1", attribute("read", .boolean)), version("V2"),
                version("V3", attribute("read", .integer16)),
            ], "V3")
        let route = try #require(plan.routes.first)
        #expect(route.coreDataWill == .inferenceDependingOnData && route.path?.map(\.to) == ["V2", "V3"])
        #expect(route.findings.map(\.code) == [.directHopTaken])
        #expect(route.findings.first?.reason.contains("the path through V2 is better") == true)
    }

    /// The app has a mapping model for the first step, and the rest is inferred. In one hop, the migration fails if
    /// there is any row.
    @Test func aMappingModelFollowedByAnInferredStepWins() throws {
        let versions = [
            version("V1"), version("V2", attribute("isbn") { $0.isOptional = false }),
            version("V3", attribute("isbn") { $0.isOptional = false }, attribute("a")),
        ]
        let mapping = KnownMapping(name: "M", pairs: [.init(from: "V1", to: "V2")])
        let route = try #require(try plan(versions, "V3", mapping).routes.first)
        #expect(route.coreDataWill == .inferenceDependingOnData)
        #expect(route.path?.map(\.means) == [.mapping(name: "M"), .inference])
        #expect(route.findings.map(\.code) == [.directHopTaken])
        #expect(route.findings.first?.fix == "migrate one version at a time in code")
        // Without the mapping model, nothing is better than Core Data's default.
        #expect(try plan(versions, "V3").routes.first?.path?.map(\.to) == ["V3"])
    }

    /// The same if Core Data cannot infer the migration at all.
    @Test func aMappingModelFollowedByAnInferredStepWinsOverAFailure() throws {
        let versions = [
            version("V1", attribute("pages", .string)), version("V2", attribute("pages", .integer16)),
            version("V3", attribute("pages", .integer16), attribute("a")),
        ]
        let mapping = KnownMapping(name: "M", pairs: [.init(from: "V1", to: "V2")])
        let route = try #require(try plan(versions, "V3", mapping).routes.first)
        #expect(route.coreDataWill == .failure(code: 134_190))
        #expect(route.path?.map(\.to) == ["V2", "V3"] && route.findings.map(\.code) == [.directHopBlocked])
    }

    /// The hop is known to work but loses values, which a mapping model of the app keeps.
    @Test func aMappingModelThatSavesValuesWins() throws {
        let versions = [
            version("V1", attribute("a")), version("V2", attribute("b")), version("V3", attribute("b"), attribute("c")),
        ]
        let mapping = KnownMapping(name: "M", pairs: [.init(from: "V1", to: "V2")])
        let route = try #require(try plan(versions, "V3", mapping).routes.first)
        #expect(route.coreDataWill == .inference && route.path?.map(\.means) == [.mapping(name: "M"), .inference])
        #expect(route.findings.map(\.code) == [.directHopTaken])
        #expect(route.findings.first?.reason.contains("without code, Core Data takes one hop to V3") == true)
        #expect(route.findings.first?.fix == "migrate one version at a time in code")
        #expect(try plan(versions, "V3").routes.first?.path?.map(\.to) == ["V3"])
    }

    /// A hop is not replaced by a path that also loses values, or that may fail.
    @Test(arguments: [true, false])
    func aMappingModelThatSavesNothingIsNotTaken(_ isRemovedLater: Bool) throws {
        let required = attribute("b") {
            $0.isOptional = false
            $0.defaultValueText = "x"
        }
        let versions = [
            version("V1", attribute("a")), version("V2", attribute("b")),
            version("V3", isRemovedLater ? attribute("c") : required),
        ]
        let mapping = KnownMapping(name: "M", pairs: [.init(from: "V1", to: "V2")])
        let route = try #require(try plan(versions, "V3", mapping).routes.first)
        #expect(route.path?.map(\.to) == ["V3"] && route.findings.isEmpty)
    }

    /// Core Data uses a mapping model for the whole route by default, as its author intended: no step is inferred
    /// instead.
    @Test func aMappingModelForTheWholeWayIsTaken() throws {
        let versions = [version("V1"), version("V2", attribute("a")), version("V3", attribute("a"), attribute("b"))]
        let pair = KnownMapping.Pair(from: "V1", to: "V3")
        let mapping = KnownMapping(name: "M", pairs: [pair])
        #expect(try plan(versions, "V3", mapping).routes.first?.path?.map(\.means) == [.mapping(name: "M")])
        // It was made for other versions, and drops the additional entities of these.
        let other = KnownMapping(name: "M", pairs: [pair], droppedEntities: [pair: ["Badge"]])
        let route = try #require(try plan(versions, "V3", other).routes.first)
        #expect(route.coreDataWill == .mapping(name: "M") && route.path?.map(\.to) == ["V2", "V3"])
        let failing = KnownMapping(name: "M", pairs: [pair], failingPairs: [pair])
        #expect(try plan(versions, "V3", failing).routes.first?.path?.map(\.to) == ["V2", "V3"])
        #expect(route.findings.map(\.code) == [.directHopTaken])
    }

    /// Of two matching mapping models, the one made for the versions is probably intended.
    @Test func theMappingModelThatWasMadeForTheVersionsIsNamed() throws {
        let pair = KnownMapping.Pair(from: "V1", to: "V2")
        let versions = [version("V1"), version("V2", attribute("a"))]
        let found = try plan(
            versions, "V2", KnownMapping(name: "A", pairs: [pair]),
            KnownMapping(name: "B", pairs: [pair], purpose: pair))
        #expect(found.routes.first?.coreDataWill == .mapping(name: "B"))
    }

    @Test func onlyVersionsBeforeTheTargetHaveRoutes() throws {
        let plan = try plan([version("V1"), version("V2", attribute("a")), version("V3")], "V2")
        #expect(plan.routes.map(\.from) == ["V1"] && plan.versions.count == 3)
        #expect(MigrationPlanner().plan([version("V1")], to: "V9") == nil)
        #expect(try self.plan([version("V1")], "V1").worstClass == .none)
    }

    @Test func anIdentifierOfNothingIsNamedOnce() throws {
        let plan = try plan(
            [
                version("V1", attribute("a")), version("V2", attribute("b", id: "x")),
                version("V3", attribute("b", id: "x"), attribute("c")),
            ], "V3")
        #expect(plan.findings.map(\.code) == [.identifierOfNothing] && plan.findings.map(\.modelPath) == ["Book.b"])
    }
}

extension MigrationPlan {
    /// The worst class of all recommended paths; `none` if there is nothing to migrate.
    var worstClass: MigrationClass { routes.map(\.migrationClass).worst }
}
