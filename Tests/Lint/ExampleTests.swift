import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcSettings
import Testing

@testable import ModelcFiles
@testable import ModelcLint

/// The examples of every rule: its page shows what the rule reports.
@Suite struct ExampleTests {
    /// A rule's example, named so that a failure says which.
    struct Case: Sendable, CustomTestStringConvertible {
        var rule: any DescribedRule.Type
        var example: Example
        var number: Int

        var context: LintContext { example.context }

        var testDescription: String { "\(rule.id) #\(number)" }

        static func all(_ examples: (RuleDescription) -> [Example]) -> [Case] {
            let apart: [any DescribedRule.Type] =
                RuleRegistry.bundles + RuleRegistry.versions + RuleRegistry.swiftSource
            return RuleRegistry.all.filter { rule in !apart.contains { $0 == rule } }.flatMap { rule in
                examples(rule.description).enumerated().map { Case(rule: rule, example: $1, number: $0 + 1) }
            }
        }
    }

    @Test(arguments: Case.all(\.bad)) func badExamplesHaveTheFindingAtTheMarker(_ test: Case) throws {
        let model = try ExampleModel(test.example)
        let found = findings(of: test.rule, in: model, test.example)
        #expect(!model.marks.isEmpty, "put \(Example.marker) before the place of the finding")
        #expect(found.compactMap { model.position(of: $0) }.sorted() == model.marks, "\(found.map(\.message))")
        for finding in found {
            #expect(
                finding.message.last != "." || finding.message.hasSuffix("\"."), "no final stop: \(finding.message)")
            #expect(finding.help?.last != ".", "no final stop: \(finding.help ?? "")")
            #expect(finding.fix.map(test.rule.description.promises) ?? true, "a fix beyond the tier")
        }
    }

    @Test(arguments: Case.all(\.good)) func goodExamplesHaveNone(_ test: Case) throws {
        let model = try ExampleModel(test.example)
        #expect(model.marks.isEmpty)
        #expect(findings(of: test.rule, in: model, test.example).map(\.message).isEmpty)
    }

    /// For a model that is wrong with one setting and correct with another, the page shows the setting.
    @Test func noExampleIsShownAsWrongAndRight() {
        for rule in RuleRegistry.all {
            let wrong = rule.description.bad.map(\.shown)
            let right = rule.description.good.map(\.shown)
            #expect(Set(wrong).isDisjoint(with: right), "\(rule.id)")
            #expect(Set(wrong + right).count == wrong.count + right.count, "\(rule.id) shows one example twice")
        }
    }

    @Test func settingsAndClassesAreShown() throws {
        let oldSystem = try #require(SecureTransformerMinOS.description.bad.first)
        #expect(oldSystem.shown.hasPrefix("<!-- .modelc.yml: lint: { deployment: { ios: \"11.0\" } } -->\n<entity"))
        let declared = try #require(CodegenConflict.description.bad.first)
        #expect(declared.shown.hasPrefix("<!-- Sources/Ship.swift: class Ship -->\n<entity"))
    }

    @Test(arguments: Case.all(\.bad) + Case.all(\.good)) func examplesAreSoundOtherwise(_ test: Case) throws {
        let model = try ExampleModel(test.example)
        // The problem with a file is itself the example.
        if RuleRegistry.files.contains(where: { $0 == test.rule }) { return }
        // An attribute that only this rule knows, because it occurs in no known file.
        let isOfRule = test.rule == SpotlightExpressionUnresolved.self
        let unsound = model.diagnostics.filter {
            $0.severity == .error || ($0.id.rawValue.hasPrefix("unknown-") && !isOfRule)
        }
        #expect(unsound.map(\.message).isEmpty)
        let problems = Linter.structuralProblems(in: ResolvedModel(model.model)).filter { $0.id != test.rule.id }
        #expect(problems.map(\.message).isEmpty)
    }

    /// The findings of a rule alone; of rules about suppressions of other rules, together with all rules.
    private func findings(
        of rule: any DescribedRule.Type, in model: ExampleModel, _ example: Example
    ) -> [Finding] {
        var settings = LintSettings()
        settings.allowsPreview = true
        settings.presets = [PresetReference("all")]
        let isOfFiles = RuleRegistry.files.contains { $0 == rule }
        // Rules of CloudKit and SwiftData that are named with `only` run for every model.
        let isAlone = isOfFiles || rule is any LintRule.Type
        if isAlone, rule.description.category != .cloudKit, rule.description.category != .swiftData {
            settings.only = [rule.id.rawValue]
        }
        let result = Linter.lint(
            ResolvedModel(model.model), example.context, settings,
            problems: isOfFiles ? model.diagnostics : [])
        return result.findings.map(\.finding).filter { $0.id == rule.id }
    }
}

extension RuleDescription {
    /// Whether a fix has at most the tier that the rule promises.
    func promises(_ promised: Fix) -> Bool { fix.map { promised.tier <= $0 } ?? false }
}

extension FixTier: Comparable {
    package static func < (left: FixTier, right: FixTier) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}

/// The model of a rule's example, read like any file, with the positions of its markers.
struct ExampleModel {
    var model: ManagedObjectModel
    /// The positions of the markers, in the text without them.
    var marks: [SourcePosition]
    /// The reader's diagnostics; examples must be valid XML.
    var diagnostics: [Diagnostic]
    private let version: ModelVersion
    /// The text without the markers.
    var source: SourceText? { version.source }

    init(_ example: Example) throws { try self.init(example.markedXML) }

    init(_ markedXML: String) throws {
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        for character in ExampleModel.document(markedXML) {
            if character == Example.marker {
                offsets.append(bytes.count)
            } else {
                bytes += Array(String(character).utf8)
            }
        }
        let source = SourceText(bytes)
        let (model, diagnostics) = ModelDocumentReader.read(source, path: "contents")
        var version = ModelVersion(name: "Example", path: "Example", format: .xml, isCurrent: true)
        version.source = source
        self.version = version
        self.model = model ?? ManagedObjectModel()
        self.diagnostics = diagnostics
        marks = offsets.map { source.position(at: $0) }
    }

    /// The position of a finding in the text.
    func position(of finding: Finding) -> SourcePosition? {
        (finding.location ?? version.location(of: finding.place)).position
    }

    private static func document(_ text: String) -> String {
        let isWhole = text.filter { $0 != Example.marker }.hasPrefix("<model")
        let body =
            isWhole
            ? text
            : "<model type=\"com.apple.IDECoreDataModeler.DataModel\" documentVersion=\"1.0\" "
                + "sourceLanguage=\"Swift\">\n\(text)\n</model>"
        return "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n" + body
    }
}
