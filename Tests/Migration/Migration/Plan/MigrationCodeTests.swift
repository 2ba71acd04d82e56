import Foundation
import ModelcMigration
import ModelcPlans
import ModelcPresentation
import ModelcTestSupport
import Testing

@testable import modelc

/// The codes of findings and their page.
@Suite struct MigrationCodeTests {
    @Test func everyCodeHasItsOwnPage() {
        for code in MigrationFindingCode.allCases {
            let fact = code.fact
            #expect(
                !fact.title.hasSuffix(".") && !fact.summary.hasSuffix(".") && fact.why.hasSuffix(".")
                    && fact.advice.hasSuffix("."),
                "\(code)")
            let isOfMapping = MappingChecker.codes.contains(code)
            let kind = isOfMapping ? "finding of a mapping model and of a plan" : "finding of a plan"
            #expect(code.reference().markdown.hasPrefix("# \(code.rawValue)\n\n\(kind) · `"), "\(code)")
            #expect(code.rawValue.wholeMatch(of: /[A-Z]{2}[0-9]{3}/) != nil)
        }
        let titles = MigrationFindingCode.allCases.map(\.title)
        #expect(Set(titles).count == titles.count)
    }

    /// A code that is never reported would explain a finding that never occurs.
    @Test func everyCodeIsReported() throws {
        var words: Set<String> = []
        for module in ["ModelcMigration", "ModelcKit"] {
            let folder = Repository.path("Sources/\(module)")
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
                let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
                words.formUnion(text.matches(of: /\.(\w+)/).map { String($0.output.1) })
            }
        }
        let silent = MigrationFindingCode.allCases.filter { !words.contains("\($0)") }
        #expect(silent == [], "report these findings in Sources/ModelcMigration or Sources/ModelcKit/Plan")
    }

    /// Recorded with `MODELC_RECORD_GOLDENS=1`: the table is between its heading and the next one.
    @Test func thePageHasTheTable() throws {
        let path = Repository.path("Sources/modelc/Documentation.docc/MigrationFindings.md")
        var page = try String(contentsOfFile: path, encoding: .utf8)
        let heading = "## The codes\n\n"
        let start = try #require(page.range(of: heading)?.upperBound)
        let end = page.range(of: "\n## ", range: start..<page.endIndex)?.lowerBound ?? page.endIndex
        page.replaceSubrange(start..<end, with: MigrationFindingCode.table(.flags))
        try Goldens("Sources/modelc/Documentation.docc").expect(page, "MigrationFindings.md")
    }
}
