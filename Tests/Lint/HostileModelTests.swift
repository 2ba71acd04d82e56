import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// Models that no editor writes: they must not cause a crash, a hang, or quadratic time.
///
/// The limits are those of a debug build on a slow machine, with a wide margin; quadratic time would exceed them by
/// far.
@Suite struct HostileModelTests {
    private let size = TestScope.isOptimized ? 10_000 : 2_500

    private func entities(_ make: (Int) -> EntityDescription) -> ManagedObjectModel {
        var model = ManagedObjectModel()
        model.entities = (0..<size).map(make)
        return model
    }

    @Test func aLongChain() {
        let chain = entities { index in
            entity("E\(index)", parent: "E\(index + 1)", ["a\(index)", "b\(index)"]) {
                $0.uniquenessConstraints = [constraint("a\(size - 1)"), constraint("none")]
                $0.relationships = [relationship("r\(index)", to: "E0", inverse: "r\((index + 1) % size)")]
            }
        }
        var closed = chain
        closed.entities[size - 1].parentName = nil
        #expect(Set(problems(closed).ids) == ["asymmetric-inverse", "unknown-uniqueness-attribute"])
        #expect(problems(chain).ids.contains("unknown-parent-entity"))
        closed.entities[size - 1].parentName = "E0"
        #expect(problems(closed).ids.contains("inheritance-cycle"))
    }

    @Test func everyNameUnknown() {
        let found = problems(
            entities { index in
                entity("Entity\(index)", parent: "Enttiy\(index)x") {
                    $0.relationships = [relationship("r", to: "Entt\(index)y", inverse: "q")]
                }
            })
        #expect(found.count == 2 * size)
        #expect(found.first?.help == "did you mean 'Entity0'?")
        #expect(found.last?.help == nil)
    }

    @Test func everyNameTheSame() {
        let found = problems(
            entities { _ in
                entity("A", parent: "A", ["x"], links: [relationship("x", to: "A", inverse: "x")])
            })
        #expect(found.ids.filter { $0 == "duplicate-entity-name" }.count == size - 1)
    }

    @Test func everyPropertyRedeclared() {
        let names = (0..<size).map { "p\($0)" }
        let found = problems(
            model(entity("A", names.map { attribute($0) }), entity("B", parent: "A", names.map { attribute($0) })))
        #expect(found.count == size)
        let chain = entities { entity("E\($0)", parent: $0 == 0 ? nil : "E\($0 - 1)", ["same"]) }
        #expect(problems(chain).count == size - 1)
    }

    @Test func compositesWithoutEnd() {
        var chain = ManagedObjectModel()
        chain.composites = (0..<size).map { index in
            composite("C\(index)", attribute("next", composite: "C\(index + 1)"), attribute("back", composite: "C0"))
        }
        let found = problems(chain)
        #expect(found.ids.filter { $0 == "composite-cycle" }.count == size)
        #expect(found.allSatisfy { $0.message.utf8.count < 200 })
    }

    @Test func longNames() {
        let long = String(repeating: "x", count: 200_000)
        #expect(problems(model(entity(long + "a"), entity("B", parent: long + "b"))).map(\.help) == [nil])
    }

    @Test func aSoundModelIsFast() {
        let sound = entities { index in
            entity("Entity\(index)", (0..<10).map { attribute("attribute\($0)") }) {
                $0.relationships = [
                    relationship("next", to: "Entity\((index + 1) % size)", inverse: "previous"),
                    relationship("previous", to: "Entity\((index + size - 1) % size)", inverse: "next"),
                ]
            }
        }
        #expect(problems(sound).isEmpty)
    }

    /// All rules over relationships that could each be paired with all others, that cascade in cycles, and that have
    /// suppressions.
    @Test(.large) func allRulesOverAMessOfRelationships() {
        var settings = LintSettings()
        settings.presets = [PresetReference("all")]
        settings.allowsPreview = true
        var knot = model(entity("A"), entity("B"))
        for index in 0..<size {
            var near = relationship("r\(index)", to: index % 2 == 0 ? "A" : "B", line: index + 2)
            near.deleteRule = .cascade
            near.isToMany = index % 3 == 0
            near.userInfo = disabling("cascade-without-inverse, mising-inverse")
            knot.entities[index % 3 == 0 ? 0 : 1].relationships.append(near)
        }
        let found = Linter.lint(ResolvedModel(knot), LintContext(), settings)
        #expect(found.findings.filter { $0.rule.id == MissingInverse.id }.count == size)
        #expect(found.findings.allSatisfy { $0.finding.message.utf8.count < 300 })
        let ring = entities { index in
            entity("E\(index)") {
                $0.relationships = [
                    relationship("next", to: "E\(index - index % 5 + (index + 1) % 5)"),
                    relationship("on", to: "E\(min(index + 5, size - 1))"),
                ]
                $0.relationships[0].deleteRule = .cascade
                $0.relationships[1].deleteRule = .cascade
            }
        }
        let cycles = Linter.lint(ResolvedModel(ring), LintContext(), settings).findings
            .filter { $0.rule.id == CascadeCycle.id }
        #expect(cycles.count == size / 5)
    }

    @Test func emptyModel() {
        #expect(problems(ManagedObjectModel()).isEmpty)
    }
}
