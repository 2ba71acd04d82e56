import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

/// Models that no editor writes are compared nevertheless, in reasonable time.
@Suite struct HostileComparisonTests {
    private func step(_ old: ManagedObjectModel, _ new: ManagedObjectModel) -> MigrationStep {
        MigrationClassifier().step(from: old, to: new)
    }

    @Test func aCycleOfParentsEnds() {
        let cycle = model(
            entity("A", parent: "B", [attribute("x")]), entity("B", parent: "A"), entity("C", parent: "C"))
        #expect(step(cycle, cycle).difference.isEmpty)
        #expect(!step(cycle, model(entity("A", [attribute("x")]))).difference.isEmpty)
        #expect(!step(model(entity("B")), cycle).difference.isEmpty)
    }

    @Test func namesThatLeadNowhereAreEqualToThemselves() {
        let lost = model(entity("Book", parent: "Nobody", links: [link("by", to: "Nobody", inverse: "books")]))
        #expect(step(lost, lost).difference.isEmpty)
    }

    @Test func emptyModelsAndNames() {
        #expect(step(model(), model()).difference.isEmpty)
        let nameless = model(entity("", [attribute(""), attribute("")]), entity(""))
        #expect(step(nameless, nameless).difference.isEmpty)
    }

    /// A repeated element is an error of the model, not a difference between the model and itself.
    @Test func duplicatesAreEqualToThemselves() {
        let twice = model(
            entity("Book", [attribute("a"), attribute("b", id: "a")]), entity("Volume", id: "Book"), entity("Book"))
        #expect(step(twice, twice).difference.isEmpty && step(twice, twice).migrationClass == .none)
        let more = model(entity("Book", [attribute("a"), attribute("b", id: "a"), attribute("c")]))
        #expect(step(twice, more).migrationClass == .blocked)
    }

    @Test func aDeepTreeAndAWideEntity() {
        var deep = model(entity("E0", [attribute("a0")]))
        for level in 1..<3_000 {
            deep.entities.append(entity("E\(level)", parent: "E\(level - 1)", [attribute("a\(level)")]))
        }
        var longer = deep
        longer.entities[0].attributes.append(attribute("new"))
        #expect(step(deep, longer).difference.changes.map(\.modelPath) == ["E0.new"])
        let wide = model(entity("Book", (0..<4_000).map { attribute("a\($0)") }))
        let other = model(entity("Book", (0..<4_000).map { attribute("b\($0)") }))
        #expect(step(wide, other).difference.changes.count == 8_000)
    }
}

/// The number of comparisons of a plan: each pair of forms of an entity once, and the entities of each pair of
/// versions.
@Suite struct PlanBudgetTests {
    /// Versions of one entity with ten attributes, of which some differ from version to version.
    private func models(_ count: Int, changed: Int) -> [ManagedObjectModel] {
        (0..<count).map { version in
            model(entity("Book", (0..<10).map { attribute($0 < changed ? "a\($0)v\(version)" : "a\($0)") }))
        }
    }

    @Test func eachTwoFormsAreCounted() {
        // 45 pairs with one entity each, and 45 pairs of forms of eleven.
        let models = models(10, changed: 1)
        #expect(!PlanBudget.isExceeded(by: models, limit: 45 + 45 * 11))
        #expect(PlanBudget.isExceeded(by: models, limit: 45 + 45 * 11 - 1))
    }

    @Test func whatStaysTheSameIsNoWork() {
        let models = models(10, changed: 0)
        #expect(!PlanBudget.isExceeded(by: models, limit: 45))
        #expect(PlanBudget.isExceeded(by: models, limit: 44))
    }

    /// A change of a parent is a change of all its descendants.
    @Test func whatIsInheritedCounts() {
        let models = (0..<10).map { version in
            model(entity("Thing", [attribute("a\(version)")]), entity("Book", parent: "Thing", []))
        }
        let entities = 45 * 2
        let properties = 45 * 2 + 45
        #expect(!PlanBudget.isExceeded(by: models, limit: entities + properties))
        #expect(PlanBudget.isExceeded(by: models, limit: entities + properties - 1))
    }

    @Test func nobodyHasSoMany() {
        #expect(!PlanBudget.isExceeded(by: models(100, changed: 10)))
        #expect(!PlanBudget.isExceeded(by: []))
    }
}
