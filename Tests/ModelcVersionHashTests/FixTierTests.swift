import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcText
import ModelcVersionHash
import Testing

/// Every fix that calls itself safe or a matter of behaviour leaves all version hashes as they are, in the examples of the
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
        for (rule, example) in RuleRegistry.all.flatMap({ rule in rule.description.bad.map { (rule, $0) } }) {
            let source = SourceText(Array(document(example.xml).utf8))
            let model = ModelReader.model(in: source, path: "contents").model ?? ManagedObjectModel()
            for found in Linter.lint(ResolvedModel(model), rule.description.context(of: example), settings).findings {
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
        for fix in fixed where fix.tier != .schema {
            #expect(fix.keepsHashes, "\(fix.rule.id)")
        }
        let schema = fixed.filter { $0.tier == .schema }
        #expect(schema.contains { !$0.keepsHashes })
    }
}
