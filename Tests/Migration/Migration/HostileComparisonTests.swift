import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import Testing

/// Models that no editor writes: they are compared all the same, and in reasonable time.
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

    /// What stands twice is a fault of the model, not a difference between it and itself.
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
