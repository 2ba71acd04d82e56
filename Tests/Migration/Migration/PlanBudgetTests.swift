import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import Testing

/// How much a plan compares: each two forms of an entity once, and the entities of each two versions.
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

    /// A change of a parent is one of all that inherit from it.
    @Test func whatIsInheritedCounts() {
        let models = (0..<10).map { version in
            model(entity("Thing", [attribute("a\(version)")]), entity("Book", parent: "Thing", []))
        }
        #expect(!PlanBudget.isExceeded(by: models, limit: 45 * 2 + 45 * 2 + 45))
        #expect(PlanBudget.isExceeded(by: models, limit: 45 * 2 + 45 * 2 + 45 - 1))
    }

    @Test func nobodyHasSoMany() {
        #expect(!PlanBudget.isExceeded(by: models(100, changed: 10)))
        #expect(!PlanBudget.isExceeded(by: []))
    }
}
