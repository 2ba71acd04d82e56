import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// Missing information is refused, not guessed; all other entities have hashes.
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

    /// An inverse may be declared by an ancestor of the destination entity.
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

/// Every fix that is classified as safe or as a change of behaviour keeps all version hashes, in the examples of the
/// rules.
@Suite struct FixTierTests {
    private struct Fixed {
        var rule: RuleDescription
        var tier: FixTier
        var keepsHashes: Bool
    }

    private static func fixed() throws -> [Fixed] {
        var settings = LintSettings()
        settings.allowsPreview = true
        settings.presets = [PresetReference("all")]
        var fixed: [Fixed] = []
        for example in RuleRegistry.all.flatMap({ $0.description.bad }) {
            let source = SourceText(Array(document(example.xml).utf8))
            let model = ModelReader.model(in: source, path: "contents").model ?? ManagedObjectModel()
            for found in Linter.lint(ResolvedModel(model), example.context, settings).findings {
                guard let fix = found.finding.fix else { continue }
                let new = try after(fix, source)
                fixed.append(Fixed(rule: found.rule, tier: fix.tier, keepsHashes: hashes(model) == hashes(new)))
            }
        }
        return fixed
    }

    private static func after(_ fix: Fix, _ source: SourceText) throws -> ManagedObjectModel {
        let edits = try ModelEditor(source).textEdits(for: fix.edits).edits
        let text = SourceText(try TextEdit.apply(edits, to: source.bytes))
        return ModelReader.model(in: text, path: "contents").model ?? ManagedObjectModel()
    }

    private static func document(_ text: String) -> String {
        text.hasPrefix("<model") ? text : "<model type=\"t\">\n\(text)\n</model>"
    }

    private static func hashes(_ model: ManagedObjectModel) -> [String] {
        VersionHasher.hashes(of: ResolvedModel(model)).entities.map { "\($0.name) \($0.hash.map { "\($0)" } ?? "-")" }
    }

    @Test func safeAndBehaviourFixesKeepHashes() throws {
        let fixed = try Self.fixed()
        #expect(Set(fixed.map(\.tier)) == [.suggestion, .safe, .behaviour, .schema])
        for fix in fixed where fix.tier == .safe || fix.tier == .behaviour {
            #expect(fix.keepsHashes, "\(fix.rule.id)")
        }
        let schema = fixed.filter { $0.tier == .schema }
        #expect(schema.contains { !$0.keepsHashes })
    }
}
