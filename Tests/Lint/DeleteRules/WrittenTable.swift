import ModelcSchema

@testable import ModelcLint

/// The truth table of delete rules as it is written down, line by line, to compare the code with.
///
/// Columns: row, delete rule of R, cardinality and need of R, cardinality and need of I, delete rules of I, rule that
/// speaks and its severity. N2a goes before N2, and N4 before N3 and N5.
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

    /// Every situation, with a minimum of I of 0, 1 and 2.
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
