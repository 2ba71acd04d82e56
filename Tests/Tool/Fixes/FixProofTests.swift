import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import Testing

@testable import ModelcKit
@testable import ModelcLint
@testable import modelc

/// Wrong fixes: none of their changes are written to disk.
@Suite struct FixProofTests {
    /// A linter that always proposes the given fixes.
    private func proposing(_ fixes: @escaping (ManagedObjectModel) -> [Fix]) -> (ManagedObjectModel) ->
        [JudgedFinding]
    {
        { model in
            fixes(model).map { fix in
                let place = SchemaLocation(position: fix.edits.first?.position)
                return JudgedFinding(
                    finding: Finding(EmptyIndex.id, "it is wrong", at: place, on: .model, help: nil, fix: fix),
                    rule: EmptyIndex.description, severity: .warning)
            }
        }
    }

    private func outcome(
        _ fixture: FixFixture, _ fixes: @escaping (ManagedObjectModel) -> [Fix]
    ) throws -> FixOutcome {
        FixRun(request: FixRequest(task: .fix, allowsUnsafe: true), protection: VersionProtection())
            .outcome(of: try fixture.target(lint: proposing(fixes)))
    }

    @Test func aFixThatChangesAHashAndSaysOtherwise() throws {
        let fixture = try FixFixture()
        for tier in [FixTier.safe, .behaviour] {
            let outcome = try outcome(fixture) { model in
                [Fix(tier, "make it required", model.entities[1].attributes[0].removing("optional"))]
            }
            #expect(outcome.changes.isEmpty)
            #expect(
                outcome.diagnostics.map(\.message) == [
                    "nothing was changed in version 'M': a version hash would change"
                ])
        }
    }

    @Test func fixesThatUndoEachOther() throws {
        let fixture = try FixFixture()
        let outcome = try outcome(fixture) { model in
            let books = model.entities[0].relationships[0]
            let other = books.deleteRule == .noAction ? "Nullify" : "No Action"
            return [Fix(.behaviour, "swap", books.setting("deletionRule", to: other))]
        }
        #expect(outcome.changes.isEmpty && outcome.made.isEmpty)
        #expect(outcome.diagnostics.map(\.id.rawValue) == ["fixes-contradict"])
    }

    @Test func fixesWithoutEnd() throws {
        let fixture = try FixFixture()
        let outcome = try outcome(fixture) { model in
            let name = (model.entities[0].representedClassName ?? "") + "x"
            return [Fix(.behaviour, "grow", model.entities[0].setting("representedClassName", to: name))]
        }
        #expect(outcome.changes.isEmpty)
        #expect(outcome.diagnostics.map(\.id.rawValue) == ["fixes-contradict"])
    }

    @Test func aFixThatDoesNotFitTheFile() throws {
        let fixture = try FixFixture()
        for offset in [0, 7, 1_000_000] {
            let place = SourcePosition(offset: offset, line: 1, column: 1)
            let outcome = try outcome(fixture) { _ in [Fix(.safe, "cut", .removeElement(place))] }
            #expect(outcome.changes.isEmpty && outcome.diagnostics.map(\.id.rawValue) == ["fix-failed"])
        }
    }

    /// The second fix is applied in the next pass, if it is still proposed.
    @Test func fixesOfOneElementAreMadeOneAfterTheOther() throws {
        let fixture = try FixFixture()
        var count = 0
        let outcome = try outcome(fixture) { model in
            let entity = model.entities[0]
            count += 1
            return [
                entity.representedClassName == nil
                    ? Fix(.behaviour, "name it", entity.setting("representedClassName", to: "A")) : nil,
                entity.codeGenerationType == nil
                    ? Fix(.behaviour, "generate it", entity.setting("codeGenerationType", to: "class")) : nil,
            ].compactMap(\.self)
        }
        #expect(count == 3)
        #expect(outcome.made.map(\.fix.title) == ["name it", "generate it"])
        let expected = FixFixture.contents.replacing(
            "name=\"Author\"", with: "name=\"Author\" representedClassName=\"A\" codeGenerationType=\"class\"")
        #expect(outcome.changes.map { String(decoding: $0.new, as: UTF8.self) } == [expected])
    }
}
