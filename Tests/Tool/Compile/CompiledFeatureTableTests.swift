import Foundation
import ModelcKit
import ModelcTestSupport
import Testing

/// The page of `modelc compile` has the table of features that the compiler has. Recorded by `MODELC_RECORD_GOLDENS=1`.
@Suite struct CompiledFeatureTableTests {
    private static let page = Repository.path("Sources/modelc/Documentation.docc/CommandCompile.md")
    private static let head = "| Feature | Certainty |"

    @Test func thePageHasTheTable() throws {
        let text = try String(contentsOfFile: Self.page, encoding: .utf8)
        let lines = text.components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.hasPrefix(Self.head) || $0 == "TABLE" })
        let end = lines[start...].firstIndex { !$0.hasPrefix("|") && $0 != "TABLE" } ?? lines.endIndex
        let table = Self.table
        guard Array(lines[start..<end]) != table else { return }
        if Goldens.isRecording {
            let recorded = Array(lines[..<start]) + table + Array(lines[end...])
            try recorded.joined(separator: "\n").write(toFile: Self.page, atomically: true, encoding: .utf8)
        }
        Issue.record("the table of CommandCompile.md is stale; record it with MODELC_RECORD_GOLDENS=1")
    }

    private static var table: [String] {
        let head = ["| Feature | Certainty | What it is | `--leave-out` |", "|---|---|---|---|"]
        return head
            + CompiledFeatureRow.all.map { row in
                "| `\(row.name)` | \(row.grade) | \(row.title) | \(row.loss ?? (row.isRefused ? "not possible" : "")) |"
            }
    }
}
