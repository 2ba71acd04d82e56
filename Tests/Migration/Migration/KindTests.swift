import Foundation
import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcMigration

/// The closed list of kinds: each list of kinds is complete.
@Suite struct KindTests {
    @Test func everyKindHasARow() {
        let missing = SchemaChangeKind.allCases.filter { DecisionTable.rowsByKind[$0] == nil }
        #expect(missing == [], "give these kinds a row in DecisionTable")
    }

    /// The last row of a kind is for changes without any trait.
    @Test func noChangeIsWithoutARow() {
        for kind in SchemaChangeKind.allCases {
            let isAlwaysQualified = DecisionTable.rowsByKind[kind]?.contains { $0.traits.isEmpty } == false
            #expect(!isAlwaysQualified, "\(kind)")
        }
    }

    /// A change of the hash is at least a migration, and any other change is none, unless inference decides.
    @Test func classesAgreeWithTheHash() {
        for row in DecisionTable.rows {
            for kind in row.kinds where row.traits.isDisjoint(with: [.sameHash, .transient]) {
                let isExempt = [.renamingIDMismatch, .duplicateRenamingID].contains(kind)
                #expect(isExempt || kind.altersHash == (row.migrationClass > .none), "\(kind)")
            }
        }
    }

    @Test func lossIsDestructiveInTableAndVocabulary() {
        for row in DecisionTable.rows {
            let losesMembers = row.traits.contains(.losesMembers)
            for kind in row.kinds {
                #expect((kind.isDestructive || losesMembers) == row.flags.contains(.destructive), "\(kind)")
            }
        }
    }

    @Test func thePageHasEveryKindWithItsFacts() throws {
        let path = Repository.path("Sources/modelc/Documentation.docc/DiffDocument.md")
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let documented = lines.filter { $0.hasPrefix("| `") }.map { line in
            line.split(separator: "|").prefix(3).map { $0.trimmingCharacters(in: .whitespaces) }
        }.filter { ["yes", "no"].contains($0[1]) }
        let expected = SchemaChangeKind.allCases.map {
            ["`\($0.rawValue)`", $0.altersHash ? "yes" : "no", $0.isDestructive ? "yes" : "no"]
        }
        let missing = expected.filter { !documented.contains($0) }.map { $0.joined(separator: " | ") }
        #expect(missing == [], "DiffDocument.md must have these lines")
        #expect(documented.map { $0[0] } == expected.map { $0[0] }, "the order of DiffDocument.md is that of the cases")
    }
}
