import Foundation
import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import Testing

/// The codes of findings and their page.
@Suite struct MigrationCodeTests {
    @Test func everyCodeHasItsOwnPage() {
        for code in MigrationFindingCode.allCases {
            let page = code.page
            #expect(
                !page.title.hasSuffix(".") && page.why.hasSuffix(".") && page.advice.hasSuffix("."),
                "\(code)")
            #expect(code.pageText.hasPrefix("\(code.rawValue)  \(page.title)  ("), "\(code)")
            #expect(code.rawValue.wholeMatch(of: /[A-Z]{2}[0-9]{3}/) != nil)
        }
        let titles = MigrationFindingCode.allCases.map(\.title)
        #expect(Set(titles).count == titles.count)
    }

    /// Recorded with `MODELC_RECORD_GOLDENS=1`: the table stands between its heading and the next one.
    @Test func thePageHasTheTable() throws {
        let path = Repository.path("Sources/modelc/Documentation.docc/MigrationFindings.md")
        var page = try String(contentsOfFile: path, encoding: .utf8)
        let heading = "## The codes\n\n"
        let start = try #require(page.range(of: heading)?.upperBound)
        let end = page.range(of: "\n## ", range: start..<page.endIndex)?.lowerBound ?? page.endIndex
        page.replaceSubrange(start..<end, with: MigrationFindingCode.table)
        try Goldens("Sources/modelc/Documentation.docc").expect(page, "MigrationFindings.md")
    }
}
