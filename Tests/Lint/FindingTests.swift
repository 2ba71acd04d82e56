import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings
import ModelcTestSupport
import ModelcText
import Testing

@testable import ModelcLint

@Suite struct FindingTests {
    @Test func becomesADiagnostic() throws {
        let found = try #require(faults(model(entity("Book", line: 3), entity("Book", line: 9))).first)
        var asked: [SourcePlace] = []
        let diagnostic = found.diagnostic { place in
            asked.append(place)
            return SourceLocation(path: "contents", position: place.position, length: 4)
        }
        #expect(asked.map(\.attribute) == ["name", "name"])
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.id == DiagnosticID("duplicate-entity-name"))
        #expect(diagnostic.message == found.message)
        #expect(diagnostic.help == "remove or rename one of them")
        #expect(diagnostic.modelPath == "Book")
        #expect(diagnostic.location == SourceLocation(path: "contents", position: position(9), length: 4))
        #expect(
            diagnostic.related == [
                RelatedPlace(
                    "Book is first defined here", at: SourceLocation(path: "contents", position: position(3), length: 4)
                )
            ])
    }

    @Test func findingsComeInTheOrderOfTheFile() {
        let faulty = model(
            entity("Z", parent: "Gone", line: 2), entity("Z", line: 3),
            entity("B", links: [relationship("r", to: nil, line: 5)], line: 4),
            entity("A", parent: "Away"), entity("A", line: nil))
        #expect(faults(faulty).map { $0.place.position?.line } == [2, 3, 5, nil, nil])
        #expect(faults(faulty).suffix(2).map(\.id.rawValue) == ["duplicate-entity-name", "unknown-parent-entity"])
    }

    @Test func sharedTablesAgreeWithTheSchema() {
        let lists = model(
            entity("C", parent: "B", ["c"]), entity("B", parent: "A", ["b", "x"]),
            entity("A", ["a"]), entity("D", parent: "A", ["x"]), entity("E", ["a"]),
            entity("F", parent: "G", ["f"]), entity("G", parent: "F", ["g"]))
        let subject = LintSubject(ResolvedModel(lists))
        for (index, entity) in lists.entities.enumerated() where !["F", "G"].contains(entity.name) {
            for name in ["a", "b", "c", "x", "f", "g", "none"] {
                let declared = subject.properties.declaration(of: name, for: index)
                let expected = subject.model.property(named: name, of: entity)?.owner.name
                #expect(declared.map { lists.entities[$0.entity].name } == expected, "\(entity.name).\(name)")
            }
        }
    }
}

func faults(_ model: ManagedObjectModel) -> [Finding] { Linter.structuralFaults(in: ResolvedModel(model)) }

extension [Finding] {
    /// `id @attribute modelPath: message => help` of each finding.
    var summaries: [String] {
        map { finding in
            let attribute = finding.place.attribute.map { " @\($0)" } ?? ""
            let path = finding.modelPath.map { " \($0)" } ?? ""
            return "\(finding.id)\(attribute)\(path): \(finding.message) => \(finding.help ?? "")"
        }
    }

    var ids: [String] { map(\.id.rawValue) }
}

/// The fixes of all rules, in the rules' own examples: each mends its finding, changes what it says, and nothing else.
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
        findings(in: model.model, test, faults: model.diagnostics).filter { $0.fix != nil }
    }

    /// - Parameter faults: what the reader said of the file.
    private static func findings(
        in model: ManagedObjectModel, _ test: ExampleTests.Case, faults: [Diagnostic] = []
    ) -> [Finding] {
        let isOfFiles = RuleRegistry.files.contains { $0 == test.rule }
        var settings = LintSettings()
        settings.allowsPreview = true
        settings.presets = [PresetReference("all")]
        if test.rule is any LintRule.Type { settings.only = [test.rule.id.rawValue] }
        let faults = isOfFiles ? faults : []
        return Linter.lint(ResolvedModel(model), test.context, settings, faults: faults).findings.map(\.finding)
            .filter { $0.id == test.rule.id }
    }

    @Test func rulesThatPromiseAFixShowOne() {
        let shown = Set(Case.all.map { $0.example.rule.id.rawValue }).union(["missing-inverse"])
        // What rules between versions offer is tested with their examples.
        let ofOneVersion = RuleRegistry.all.filter { !($0 is any VersionRule.Type) }
        let promised = Set(ofOneVersion.map { $0.description }.filter { $0.fix != nil }.map(\.id.rawValue))
        #expect(promised.subtracting(shown).isEmpty)
        #expect(shown.isSubset(of: promised))
        #expect(Case.all.count >= shown.count)
    }

    /// Only where there is one relationship that the inverse can be.
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
        #expect(made.faults.isEmpty && !made.edits.isEmpty)
        let after = SourceText(try TextEdit.apply(made.edits, to: source.bytes))
        #expect(EditCheck.isExactly(after, source, with: fix.edits))
        let reading = ModelReader.model(in: after, path: "contents")
        let model = try #require(reading.model)
        let left = Self.findings(in: model, test.example, faults: reading.diagnostics)
        let isGone = !left.contains {
            $0.selector == finding.selector && $0.facts == finding.facts && $0.message == finding.message
        }
        #expect(isGone, "\(finding.message) is still there after '\(fix.title)'")
        let before = Self.findings(in: example.model, test.example, faults: example.diagnostics)
        #expect(left.count < before.count, "\(left.map(\.message))")
        let faults = Linter.structuralFaults(in: ResolvedModel(model)).map(\.message)
        #expect(faults.count <= Linter.structuralFaults(in: ResolvedModel(example.model)).count, "\(faults)")
    }
}

@Suite struct FixPlanTests {
    private func found(
        _ rule: any DescribedRule.Type, at offset: Int, _ tier: FixTier = .safe, edits: [Int], related: [Int] = []
    ) -> JudgedFinding {
        let edits = edits.map { ModelEdit.removeElement(position($0)) }
        let finding = Finding(
            rule.id, "\(rule.id) at \(offset)", at: SourcePlace(position: position(offset)), on: .model,
            related: related.map { RelatedFinding("there", at: SourcePlace(position: position($0))) },
            fix: Fix(tier, "mend it", edits))
        return JudgedFinding(finding: finding, rule: rule.description, severity: .warning)
    }

    private func places(_ fixes: [PlannedFix]) -> [Int?] { fixes.map { $0.finding.place.position?.line } }

    @Test func tiersDecide() {
        let findings = [FixTier.suggestion, .safe, .behaviour, .schema].enumerated().map { index, tier in
            found(EmptyIndex.self, at: index, tier, edits: [index])
        }
        let allowed = [(false, false), (false, true), (true, false), (true, true)].map { unsafe, isNew in
            FixPlan(findings, tiers: FixTier.allowed(unsafe: unsafe, inNewVersion: isNew))
        }
        #expect(allowed.map(\.chosen.count) == [1, 1, 2, 3])
        #expect(allowed.map(\.withheld.count) == [2, 2, 1, 0])
    }

    @Test func theFirstRuleWinsWhereFixesTouchTheSame() {
        let plan = FixPlan(
            [
                found(RedundantIndex.self, at: 1, edits: [5]), found(EmptyIndex.self, at: 2, edits: [5, 6]),
                found(RedundantIndex.self, at: 3, edits: [7]), found(RedundantIndex.self, at: 4, edits: [6]),
            ], tiers: [.safe])
        #expect(places(plan.chosen) == [position(2).line, position(3).line])
        #expect(places(plan.postponed) == [position(1).line, position(4).line])
    }

    /// Of two equal indexes each finding points at the other one: both fixes together would leave none.
    @Test func whatAFindingSpeaksOfMustStay() {
        let plan = FixPlan(
            [
                found(DuplicateIndex.self, at: 1, edits: [1], related: [2]),
                found(RedundantIndex.self, at: 2, edits: [2], related: [3]),
                found(RedundantIndex.self, at: 9, edits: [9], related: [1]),
                found(RedundantIndex.self, at: 10, edits: [10], related: [2]),
            ], tiers: [.safe])
        #expect(places(plan.chosen) == [position(1).line, position(10).line])
    }

    @Test func findingsWithoutFixes() {
        let plan = FixPlan([found(EmptyIndex.self, at: 1, edits: [])], tiers: [.safe])
        #expect(plan.chosen.isEmpty && plan.withheld.isEmpty && plan.postponed.isEmpty)
    }
}
