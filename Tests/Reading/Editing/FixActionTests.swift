import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcSchema
import Testing

@testable import ModelcKit
@testable import ModelcLint

/// The actions of `edit` that findings name: in the bad examples of all rules, each action does what the fix does.
@Suite struct FixActionTests {
    /// A bad example of a rule about one version.
    struct Case: Sendable, CustomTestStringConvertible {
        var rule: any LintRule.Type
        var number: Int
        var example: Example

        var testDescription: String { "\(rule.id) \(number)" }

        static let all: [Case] = RuleRegistry.all.compactMap { $0 as? any LintRule.Type }.flatMap { rule in
            rule.description.bad.enumerated().map { Case(rule: rule, number: $0, example: $1) }
        }

        var source: SourceText {
            let text = example.xml
            let body =
                text.hasPrefix("<model")
                ? text : "<model documentVersion=\"1.0\" sourceLanguage=\"Swift\">\n\(text)\n</model>"
            return SourceText(Array(("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + body).utf8))
        }

        func findings(in model: ManagedObjectModel) -> [Finding] {
            var settings = LintSettings()
            settings.allowsPreview = true
            settings.presets = [PresetReference("all")]
            settings.only = [rule.id.rawValue]
            return Linter.lint(ResolvedModel(model), example.context, settings).findings.map(\.finding)
        }
    }

    @Test(arguments: Case.all) func anActionDoesWhatTheFixDoes(_ test: Case) throws {
        guard let model = ModelReader.model(in: test.source, path: "contents").model else { return }
        let actions = FixAction(model)
        for finding in test.findings(in: model) {
            guard let fix = finding.fix, let action = actions.action(fix) else { continue }
            let made = try ModelEditor(test.source).textEdits(for: fix.edits)
            let text = SourceText(try TextEdit.apply(made.edits, to: test.source.bytes))
            let fixed = try #require(ModelReader.model(in: text, path: "contents").model)
            var editor = SchemaEditor(model)
            let typed = try #require(try ActionParser.action(line: action.text))
            do {
                _ = try editor.make([typed])
            } catch {
                Issue.record("\(action.text): \(error.failure.message)")
                continue
            }
            let written = try ModelRewriter.bytes(of: editor.model, insteadOf: model, in: test.source)
            let edited = try #require(ModelReader.model(in: SourceText(written), path: "contents").model)
            let left = test.findings(in: edited).count { $0.selector == finding.selector && $0.fix == finding.fix }
            #expect(left == test.findings(in: fixed).count { $0.selector == finding.selector && $0.fix == finding.fix })
        }
    }

    /// Fixes that no action makes: of files, of user info, and of what only Xcode writes.
    @Test func mostFixesHaveAnAction() throws {
        var without: Set<String> = []
        var with: Set<String> = []
        for test in Case.all {
            guard let model = ModelReader.model(in: test.source, path: "contents").model else { continue }
            let actions = FixAction(model)
            for finding in test.findings(in: model) {
                guard let fix = finding.fix else { continue }
                let id = test.rule.id.rawValue
                if actions.action(fix) == nil { without.insert(id) } else { with.insert(id) }
            }
        }
        let known: Set = [
            "duplicate-uniqueness", "empty-uniqueness", "entity-in-no-configuration", "feature-needs-newer-tools",
            "index-on-to-many", "invalid-index-name", "legacy-indexed-attribute", "stored-in-truth-file",
            "unused-suppression", "uniqueness-on-transformable",
        ]
        #expect(without.subtracting(known).sorted() == [])
        #expect(with.count > 30)
    }
}
