import ModelcDiagnostics
import ModelcSchema
import ModelcVersionHash
import Testing

/// Chains of inheritance: the hash of each entity is computed from all that it inherits.
@Suite struct InheritanceBudgetTests {
    private func chain(_ depth: Int) -> ResolvedModel {
        let entities = (0..<depth).map { entity("E\($0)", parent: $0 == 0 ? nil : "E\($0 - 1)", [attribute("a\($0)")]) }
        var model = ManagedObjectModel()
        model.entities = entities
        return ResolvedModel(model)
    }

    @Test func aDeepChainIsHashed() {
        let hashes = VersionHasher.hashes(of: chain(500))
        #expect(hashes.entities.count == 500 && hashes.entities.allSatisfy { $0.hash != nil })
    }

    /// 10,000 entities took 10 GB; these would take a hundred times as much.
    @Test func aDeeperOneIsRefusedAtOnce() throws {
        let hashes = VersionHasher.hashes(of: chain(100_000))
        #expect(hashes.entities.count == 100_000 && hashes.checksum == nil)
        let diagnostics = hashes.diagnostics { _ in SourceLocation(path: "M") }
        #expect(
            diagnostics.filter { $0.severity == .error }.map(\.message) == [
                "E0 and 99999 other entities have no version hash: the entities of its model inherit more than 2000000 "
                    + "properties together"
            ])
    }
}
