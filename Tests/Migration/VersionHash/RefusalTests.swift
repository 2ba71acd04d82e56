import ModelcDiagnostics
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// What the model does not say is refused, not guessed, and the rest has its hashes all the same.
@Suite struct RefusalTests {
    private func refused(_ hashes: ModelVersionHashes) -> [String] {
        hashes.entities.filter { $0.hash == nil }.map(\.name)
    }

    @Test func aMissingParent() {
        let hashes = model(entity("A", parent: "None"), entity("B", parent: "A"), entity("C")).hashes
        #expect(refused(hashes) == ["A", "B"])
        #expect(hashes["A"]?.refusal?.message == "its parent 'None' is not in the model")
        #expect(hashes.checksum == nil && hashes.digest == nil && !hashes.isVerified)
        #expect(hashes["C"]?.isVerified == true)
    }

    @Test func aCycle() {
        let hashes = model(entity("A", parent: "B"), entity("B", parent: "A"), entity("C", parent: "A")).hashes
        #expect(refused(hashes) == ["A", "B", "C"])
    }

    @Test func entitiesOfOneName() {
        let hashes = model(entity("A"), entity("A", [attribute("x")]), entity("B", parent: "A"), entity("C")).hashes
        #expect(hashes.entities.map(\.name) == ["A", "B", "C"])
        #expect(refused(hashes) == ["A", "B"])
    }

    @Test func propertiesOfOneName() {
        #expect(refused(model(entity("A", [attribute("x"), attribute("x", .uri)])).hashes) == ["A"])
    }

    @Test(arguments: [
        relationship("r", to: nil), relationship("r", to: "None"), relationship("r", to: "A", inverse: "none"),
    ])
    func relationshipsThatLeadNowhere(relationship: RelationshipDescription) {
        let hashes = model(entity("A", links: [relationship])).hashes
        #expect(refused(hashes) == ["A"])
        #expect(hashes["A"]?.refusal?.message.contains("'r'") == true)
    }

    @Test func aConstraintOfNothing() {
        let constrained = entity("A", [attribute("x")]) { $0.uniquenessConstraints = [constraint("y")] }
        #expect(refused(model(constrained).hashes) == ["A"])
    }

    /// An inverse may be declared by an ancestor of the entity that it is looked for in.
    @Test func anInheritedInverseIsThere() {
        let hashes = model(
            entity("Item", links: [relationship("owner", to: "Person", inverse: "books")]),
            entity("Book", parent: "Item"),
            entity("Person", links: [relationship("books", to: "Book", inverse: "owner")])
        ).hashes
        #expect(refused(hashes).isEmpty)
    }

    @Test func aRefusalIsAnError() throws {
        let diagnostics = model(entity("A", parent: "None")).hashes.diagnostics { _ in SourceLocation(path: "contents")
        }
        #expect(diagnostics.map(\.id) == [.versionHashRefused])
        #expect(diagnostics.map(\.severity) == [.error])
    }

    @Test func anEmptyModelHasAChecksum() {
        let hashes = model().hashes
        #expect(hashes.checksum?.hexadecimal == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }
}
