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

    /// The number of the 256 combinations in each row, counted by hand.
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

    /// A model for every situation: both relationships are judged, and a problem of both is reported once.
    @Test func modelsOfAllSituations() throws {
        for situation in WrittenTable.situations {
            let back = situation.reversed(minimum: 0)
            var expected = [DeleteRuleVerdict(situation).map { "A.r \($0.rule) \($0.severity)" }]
            let isReported = ["c6", "c14", "d3"].contains(DeleteRuleRow(situation).rawValue)
            if !isReported { expected.append(DeleteRuleVerdict(back).map { "B.i \($0.rule) \($0.severity)" }) }
            // No Action on both sides, one of them required: the error covers both.
            if situation.rule == .noAction, situation.inverseRule == .noAction,
                situation.isOptional != situation.inverseIsOptional
            {
                expected.removeAll { $0?.hasSuffix("warning") == true }
            }
            // A pair that is required on both sides is reported once, by both-sides-required.
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

/// The truth table of delete rules as documented, line by line, to compare the code with.
///
/// Columns: row, delete rule of R, cardinality and requirement of R, cardinality and requirement of I, delete rules of
/// I, reporting rule and its severity. N2a takes precedence over N2, and N4 over N3 and N5.
enum WrittenTable {
    static let text = """
        N2a Nullify one any one req Cascade nullify-leaves-required-inverse warning
        N4 Nullify any any many>=2 any any nullify-may-underflow-inverse warning
        N1 Nullify any any one opt any - -
        N2 Nullify any any one req any nullify-leaves-required-inverse warning
        N3 Nullify any any many opt any - -
        N5 Nullify any any many req any nullify-may-underflow-inverse info
        C1 Cascade many any one any Nullify - -
        C2 Cascade many any one any Cascade - -
        C3 Cascade many any one any Deny cascade-into-deny warning
        C4 Cascade many any one any NoAction - -
        C5 Cascade one any one any Nullify - -
        C6 Cascade one any one any Cascade cascade-both-ways info
        C7 Cascade one any one any Deny cascade-into-deny warning
        C8 Cascade one any one any NoAction - -
        C9 Cascade one opt many any Nullify,NoAction cascade-to-shared-object warning
        C10 Cascade one req many any Nullify,NoAction cascade-to-shared-object error
        C11 Cascade one any many any Cascade cascade-family-wipe error
        C12 Cascade one any many any Deny cascade-into-deny warning
        C13 Cascade many any many any Nullify,NoAction cascade-many-to-many warning
        C14 Cascade many any many any Cascade cascade-family-wipe error
        C15 Cascade many any many any Deny cascade-into-deny warning
        D1 Deny any opt any any Nullify,Cascade,NoAction - -
        D2 Deny any req any any Nullify,Cascade,NoAction deny-on-required info
        D3 Deny any any any any Deny deny-deadlock warning
        X1 NoAction any any any opt any no-action-delete-rule warning
        X2 NoAction any any any req any no-action-delete-rule error
        """

    struct Line {
        var row: String
        var verdict: String?
        private var cells: [String]

        init(_ text: Substring) {
            cells = text.split(separator: " ").map(String.init)
            row = cells[0].lowercased()
            verdict = cells[7] == "-" ? nil : "\(cells[7]) \(cells[8])"
        }

        func matches(_ situation: DeleteRuleSituation) -> Bool {
            let name = { (rule: DeleteRule) in rule.rawValue.filter { $0 != " " } }
            let inverseCardinality = situation.inverseIsToMany ? "many" : "one"
            let hasMinimum = situation.inverseIsToMany && situation.inverseMinimum >= 2
            return cells[1] == name(situation.rule)
                && ["any", situation.isToMany ? "many" : "one"].contains(cells[2])
                && ["any", situation.isOptional ? "opt" : "req"].contains(cells[3])
                && (["any", inverseCardinality].contains(cells[4]) || (cells[4] == "many>=2" && hasMinimum))
                && ["any", situation.inverseIsOptional ? "opt" : "req"].contains(cells[5])
                && (cells[6] == "any"
                    || cells[6].split(separator: ",").map(String.init).contains(name(situation.inverseRule)))
        }
    }

    static let lines = text.split(separator: "\n").map(Line.init)

    /// Every situation, with a minimum count of I of 0, 1 and 2.
    static let situations: [DeleteRuleSituation] = DeleteRule.allCases.flatMap { rule in
        DeleteRule.allCases.flatMap { inverseRule in
            (0..<48).map { bits in
                DeleteRuleSituation(
                    rule: rule, isToMany: bits & 1 != 0, isOptional: bits & 2 != 0, inverseIsToMany: bits & 4 != 0,
                    inverseIsOptional: bits & 8 != 0, inverseRule: inverseRule, inverseMinimum: bits >> 4)
            }
        }
    }
}
