import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import Testing

@testable import ModelcLint

/// The fixes of all rules, in the rules' own examples: each fixes its finding, makes the promised change, and nothing
/// else.
@Suite struct FixTests {
    /// A finding of an example that has a fix.
    struct Case: Sendable, CustomTestStringConvertible {
        var example: ExampleTests.Case
        var findingNumber: Int

        var testDescription: String { "\(example.testDescription), finding \(findingNumber + 1)" }

        static let all: [Case] = ExampleTests.Case.all(\.bad).flatMap { example in
            let count = (try? ExampleModel(example.example)).map { FixTests.fixable($0, example).count } ?? 0
            return (0..<count).map { Case(example: example, findingNumber: $0) }
        }
    }

    private static func fixable(_ model: ExampleModel, _ test: ExampleTests.Case) -> [Finding] {
        findings(in: model.model, test, problems: model.diagnostics).filter { $0.fix != nil }
    }

    /// - Parameter problems: the reader's diagnostics.
    private static func findings(
        in model: ManagedObjectModel, _ test: ExampleTests.Case, problems: [Diagnostic] = []
    ) -> [Finding] {
        let isOfFiles = RuleRegistry.files.contains { $0 == test.rule }
        var settings = LintSettings()
        settings.allowsPreview = true
        settings.presets = [PresetReference("all")]
        if test.rule is any LintRule.Type { settings.only = [test.rule.id.rawValue] }
        let problems = isOfFiles ? problems : []
        return Linter.lint(ResolvedModel(model), test.context, settings, problems: problems).findings.map(\.finding)
            .filter { $0.id == test.rule.id }
    }

    @Test func rulesThatPromiseAFixShowOne() {
        let shown = Set(Case.all.map { $0.example.rule.id.rawValue }).union(["missing-inverse"])
        // Fixes of rules between versions are tested with their examples.
        let ofOneVersion = RuleRegistry.all.filter { !($0 is any VersionRule.Type) }
        let promised = Set(ofOneVersion.map { $0.description }.filter { $0.fix != nil }.map(\.id.rawValue))
        #expect(promised.subtracting(shown).isEmpty)
        #expect(shown.isSubset(of: promised))
        #expect(Case.all.count >= shown.count)
    }

    /// Only if exactly one relationship can be the inverse.
    @Test func missingInverse() throws {
        let text: Example = """
            <entity name="A">
                <relationship name="b" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="B"/>
            </entity>
            <entity name="B">
                <relationship name="a" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="A"/>
            </entity>
            """
        let example = try ExampleModel(text)
        let test = ExampleTests.Case(rule: MissingInverse.self, example: text, number: 1)
        let fix = try #require(Self.fixable(example, test).first?.fix)
        let source = try #require(example.source)
        let made = try ModelEditor(source).textEdits(for: fix.edits)
        let after = String(decoding: try TextEdit.apply(made.edits, to: source.bytes), as: UTF8.self)
        let expected = text.xml
            .replacing("destinationEntity=\"B\"", with: "destinationEntity=\"B\" inverseName=\"a\" inverseEntity=\"B\"")
            .replacing("destinationEntity=\"A\"", with: "destinationEntity=\"A\" inverseName=\"b\" inverseEntity=\"A\"")
        #expect(after.contains(expected))
        let model = try #require(ModelReader.model(in: SourceText(Array(after.utf8)), path: "contents").model)
        #expect(Self.findings(in: model, test).isEmpty)
    }

    @Test(arguments: Case.all) func aFixMendsItsFindingAndNothingElseChanges(_ test: Case) throws {
        let example = try ExampleModel(test.example.example)
        let found = Self.fixable(example, test.example)
        let finding = try #require(found.indices.contains(test.findingNumber) ? found[test.findingNumber] : nil)
        let fix = try #require(finding.fix)
        let source = try #require(example.source)
        let made = try ModelEditor(source).textEdits(for: fix.edits)
        #expect(made.problems.isEmpty && !made.edits.isEmpty)
        let after = SourceText(try TextEdit.apply(made.edits, to: source.bytes))
        #expect(EditCheck.isExactly(after, source, with: fix.edits))
        let reading = ModelReader.model(in: after, path: "contents")
        let model = try #require(reading.model)
        let left = Self.findings(in: model, test.example, problems: reading.diagnostics)
        let isGone = !left.contains {
            $0.selector == finding.selector && $0.facts == finding.facts && $0.message == finding.message
        }
        #expect(isGone, "\(finding.message) is still there after '\(fix.title)'")
        let before = Self.findings(in: example.model, test.example, problems: example.diagnostics)
        #expect(left.count < before.count, "\(left.map(\.message))")
        let problems = Linter.structuralProblems(in: ResolvedModel(model)).map(\.message)
        #expect(problems.count <= Linter.structuralProblems(in: ResolvedModel(example.model)).count, "\(problems)")
    }
}
