import ModelcDiagnostics
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

@Suite struct DeleteRuleTableTests {
    @Test func everySituationIsInOneLine() {
        #expect(WrittenTable.situations.count == 3 * 256)
        for situation in WrittenTable.situations where situation.inverseMinimum < 2 || situation.inverseIsToMany {
            let lines = DeleteRuleLine.table.filter { $0.matches(situation) }
            #expect(lines.count == 1, "\(situation): \(lines.map(\.row))")
        }
    }

    @Test func theTableIsTheWrittenOne() throws {
        for situation in WrittenTable.situations {
            let line = try #require(WrittenTable.lines.first { $0.matches(situation) })
            #expect(DeleteRuleRow(situation).rawValue == line.row, "\(situation)")
            var expected = line.verdict
            if line.row == "d3", !situation.isOptional, !situation.inverseIsOptional {
                expected = "deny-deadlock error"
            }
            #expect(DeleteRuleVerdict(situation).map { "\($0.rule) \($0.severity)" } == expected, "\(situation)")
        }
    }

    /// How many of the 256 combinations each row has, counted by hand.
    @Test func rowsHaveTheirShare() {
        let counts = Dictionary(
            grouping: WrittenTable.situations.filter { $0.inverseMinimum == 0 }.map { DeleteRuleRow($0) }
        ) { $0.rawValue }.mapValues(\.count)
        #expect(
            counts == [
                "n1": 16, "n2": 14, "n2a": 2, "n3": 16, "n5": 16, "c1": 4, "c2": 4, "c3": 4, "c4": 4, "c5": 4, "c6": 4,
                "c7": 4, "c8": 4, "c9": 4, "c10": 4, "c11": 4, "c12": 4, "c13": 8, "c14": 4, "c15": 4, "d1": 24,
                "d2": 24, "d3": 16, "x1": 32, "x2": 32,
            ])
    }

    /// A model of every situation: both relationships are judged, and what concerns both is told once.
    @Test func modelsOfAllSituations() throws {
        for situation in WrittenTable.situations {
            let back = situation.reversed(minimum: 0)
            var expected = [DeleteRuleVerdict(situation).map { "A.r \($0.rule) \($0.severity)" }]
            let isTold = ["c6", "c14", "d3"].contains(DeleteRuleRow(situation).rawValue)
            if !isTold { expected.append(DeleteRuleVerdict(back).map { "B.i \($0.rule) \($0.severity)" }) }
            // No Action on both sides of which one is required: the error speaks for both.
            if situation.rule == .noAction, situation.inverseRule == .noAction,
                situation.isOptional != situation.inverseIsOptional
            {
                expected.removeAll { $0?.hasSuffix("warning") == true }
            }
            // What is required on both sides is told once, by both-sides-required.
            if ![situation.isToMany, situation.isOptional, situation.inverseIsToMany, situation.inverseIsOptional]
                .contains(true)
            {
                expected.removeAll { $0?.contains("nullify-leaves-required-inverse") == true }
            }
            let found = findings(in: Self.pairModel(of: situation))
            #expect(found == expected.compactMap { $0 }.sorted(), "\(situation)")
        }
    }

    @Test func withoutInverseTheMissingOneIsTold() {
        for rule in DeleteRule.allCases {
            var faulty = model(entity("A", links: [relationship("r", to: "B")]), entity("B"))
            faulty.entities[0].relationships[0].deleteRule = rule
            var settings = LintSettings()
            #expect(findings(in: faulty, settings) == ["A.r missing-inverse warning"])
            settings.rules["missing-inverse"] = RuleSetting(.off)
            #expect(findings(in: faulty, settings) == (rule == .cascade ? ["A.r cascade-without-inverse warning"] : []))
        }
    }

    @Test func inheritedInversesAndTransientOnes() {
        var pair = Self.pairModel(
            of: DeleteRuleSituation(
                rule: .nullify, isToMany: true, isOptional: true, inverseIsToMany: false, inverseIsOptional: false,
                inverseRule: .nullify))
        pair.entities[0].relationships[0].destinationName = "C"
        pair.entities[0].relationships[0].inverseEntityName = "B"
        pair.entities.append(entity("C", parent: "B"))
        #expect(findings(in: pair) == ["A.r nullify-leaves-required-inverse warning"])
        pair.entities[0].relationships[0].isTransient = true
        #expect(findings(in: pair).isEmpty)
    }

    @Test func aFixLeavesNothingAsBad() throws {
        for situation in WrittenTable.situations {
            var model = Self.pairModel(of: situation)
            let before = Linter.lint(ResolvedModel(model), LintContext(), Self.tableOnly).findings
            for finding in before {
                guard case .setAttribute(let position, _, let value)? = finding.finding.fix?.edits.first else {
                    continue
                }
                let index = position.line == 1 ? 0 : 1
                let old = model.entities[index].relationships[0].deleteRule
                model.entities[index].relationships[0].deleteRule = DeleteRule(rawValue: value)
                let after = Linter.lint(ResolvedModel(model), LintContext(), Self.tableOnly).findings
                let bad = { (found: [JudgedFinding]) in found.count { $0.severity >= finding.severity } }
                #expect(bad(after) < bad(before), "\(situation)")
                let mended = after.first {
                    $0.rule.id == finding.rule.id && $0.finding.selector == finding.finding.selector
                }
                #expect(
                    (mended.map { .on($0.severity) } ?? .off) < SeveritySetting.on(finding.severity), "\(situation)")
                model.entities[index].relationships[0].deleteRule = old
            }
        }
    }

    private static let tableOnly: LintSettings = {
        var settings = LintSettings()
        settings.only = Array(
            Set(WrittenTable.lines.compactMap { $0.verdict?.split(separator: " ").first }.map(String.init)))
        return settings
    }()

    private static func pairModel(of situation: DeleteRuleSituation) -> ManagedObjectModel {
        var near = relationship("r", to: "B", inverse: "i", line: 1)
        var far = relationship("i", to: "A", inverse: "r", line: 2)
        (near.deleteRule, far.deleteRule) = (situation.rule, situation.inverseRule)
        (near.isToMany, far.isToMany) = (situation.isToMany, situation.inverseIsToMany)
        (near.isOptional, far.isOptional) = (situation.isOptional, situation.inverseIsOptional)
        far.minimumCount = situation.inverseMinimum
        return model(entity("A", links: [near]), entity("B", links: [far]))
    }

    /// `part rule severity`, sorted, of the rules about delete rules.
    private func findings(in model: ManagedObjectModel, _ settings: LintSettings = LintSettings()) -> [String] {
        Linter.lint(ResolvedModel(model), LintContext(), settings).findings
            .filter { $0.rule.category == .deleteRules || $0.rule.id == MissingInverse.id }
            .map { "\($0.finding.selector) \($0.rule.id) \($0.severity)" }.sorted()
    }
}
