import ModelcBase
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcPresentation
import ModelcSchema
import ModelcTestSupport
import Testing

/// Reports of bundles with too many versions to read line by line.
@Suite struct PlanLengthTests {
    /// Attributes come and go; some come as required ones, and one becomes a number.
    static func versions(_ count: Int) -> [MigrationPlanner.Version] {
        (1...count).map { number in
            let entities = (0..<12).map { entityNumber in
                let attributes = (0..<8).compactMap { place -> Int? in
                    let birth = (entityNumber * 7 + place * 11) % 100
                    let isMortal = (entityNumber + place) % 3 == 0
                    return birth <= number && (!isMortal || number < birth + 60) ? place : nil
                }
                return entity(
                    "Entity\(entityNumber)",
                    attributes.map { place in
                        let isNumber = entityNumber == 3 && place == 2 && number > 90
                        return attribute("field\(place)", isNumber ? .integer64 : .string) {
                            $0.isOptional = place != 5 || number <= 110
                            $0.position = position(entityNumber * 10 + place)
                        }
                    })
            }
            var model = ManagedObjectModel()
            model.entities = entities
            return MigrationPlanner.Version(name: "Big \(number)", model: model)
        }
    }

    /// Made once: none of the tests changes it.
    private static let reported = Result { try RandomReport.of(PlanLengthTests.versions(117)) }

    private let report: MigrationReport

    init() throws { report = try PlanLengthTests.reported.get() }

    @Test func textOfManyVersionsIsShort() {
        let lines = PlanText(report).text().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count < 120, "\(lines.count)")
        let first = lines.prefix { !$0.hasPrefix("class ") }
        #expect(first.contains { $0.hasPrefix("error BL401") })
        #expect(lines.contains { $0.contains("String -> Integer 64") })
        #expect(lines.contains { $0.hasPrefix("none ") && $0.contains("same schema: opens as it is") })
        #expect(lines.contains { $0.hasPrefix("48 of 116 versions cannot be migrated to Big 117. Others: ") })
    }

    @Test func detailsHaveEveryStepAndCheck() {
        let text = PlanText(report, showsNotes: true, showsDetails: true).text()
        #expect(!text.contains("(--details)") && !text.contains(" more"))
        for step in report.steps {
            for change in step.changes where change.altersHash { #expect(text.contains(change.phrase)) }
        }
        for check in report.groupedChecks { #expect(text.contains(check.check.sql ?? "")) }
        for group in report.groupedIssues { #expect(text.contains(group.issue.place)) }
    }

    @Test(arguments: [false, true])
    func markdownFitsAComment(_ showsDetails: Bool) {
        let text = PlanMarkdown(report, showsDetails: showsDetails).text()
        #expect(text.count < 60_000)
        #expect(text.contains("left out to fit a comment") == showsDetails)
        #expect(text.ranges(of: "<details").count == text.ranges(of: "</details>").count)
        let error = text.range(of: "**error**")
        let path = text.range(of: "| migration path |")
        #expect(error.map { error in path.map { error.lowerBound < $0.lowerBound } == true } == true)
    }

    @Test(arguments: [60, 80, 132])
    func linesFitTheTerminal(_ width: Int) {
        let text = PlanText(report, layout: TextLayout(width: width)).text()
        for line in text.split(separator: "\n") {
            // A path, or another long word, cannot be broken: such a line contains no other word that would fit
            // elsewhere.
            let longest = line.split(separator: " ").map { TerminalWidth.of(String($0)) }.max() ?? 0
            let indentation = line.prefix { $0 == " " }.count
            #expect(TerminalWidth.of(String(line)) <= max(width, indentation + longest), "\(line)")
        }
        // A narrow terminal has no columns, and therefore no titles.
        if width > 100 { #expect(words(text).sorted() == words(PlanText(report).text()).sorted()) }
    }

    private func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }

    @Test func onlyTheWordsOfSeverityHaveColours() {
        let style = TextStyle(usesColor: true)
        let text = PlanText(report, layout: TextLayout(style: style)).text()
        #expect(text.contains("\u{1B}[1;31merror\u{1B}[0m BL401") && text.contains("\u{1B}[1;31mblocked\u{1B}[0m "))
        #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == PlanText(report).text())
    }

    /// Changes that many versions share are written once, and the path of the bundle is at the top: a page grows with
    /// the number of versions, not with the number of pairs.
    @Test func aPageGrowsWithItsVersions() throws {
        func page(_ count: Int) throws -> String {
            let bundle = "/Users/somebody/Projects/App/Model/Big.xcdatamodeld"
            let report = try RandomReport.of(PlanLengthTests.growing(count), path: bundle)
            return PlanPage(report, tool: "modelc 1.0").text()
        }
        let (small, large) = (try page(60), try page(120))
        // It was 2.2 MB when each place included the path.
        #expect(large.utf8.count < 150_000, "\(large.utf8.count)")
        #expect(large.utf8.count < small.utf8.count * 22 / 10, "\(small.utf8.count) \(large.utf8.count)")
        #expect(large.ranges(of: "/Users/somebody").count == 2)
        #expect(large.contains("<code class=\"at\">Big 120.xcdatamodel/contents:"))
    }

    /// Every change is listed with its versions, and each step refers to the list.
    @Test func changesOfManyVersionsAreAPartOfTheirOwn() throws {
        let report = try RandomReport.of(PlanLengthTests.growing(60))
        let page = PlanPage(report, tool: "modelc 1.0").text()
        let (steps, changes) = (
            try #require(page.range(of: "<section id=\"steps\">")),
            try #require(page.range(of: "<section id=\"changes\">"))
        )
        let list = page[changes.lowerBound...]
        for change in report.steps.flatMap(\.changes) {
            #expect(list.contains(">\(change.modelPath)</b> \(change.phrase)"))
        }
        #expect(page[steps.lowerBound...].contains("<a href=\"#changes\">Changes</a>"))
        #expect(page[steps.lowerBound...].ranges(of: "<details class=\"step\"").count < 5)
        // With details, each step has its own list.
        let details = PlanPage(report, tool: "modelc 1.0", showsDetails: true).text()
        #expect(!details.contains("changes to <b") && details.utf8.count > page.utf8.count * 4)
    }

    /// Versions that each add three attributes to one of twelve entities.
    private static func growing(_ count: Int) -> [MigrationPlanner.Version] {
        (1...count).map { number in
            let entities = (0..<12).map { place in
                let added = (1...number).filter { $0 % 12 == place }
                let names = ["first"] + added.flatMap { version in (1...3).map { "added\(version)Number\($0)" } }
                return entity(
                    "Entity\(place)",
                    names.enumerated().map { index, name in
                        attribute(name) {
                            $0.isOptional = true
                            $0.position = position(place * 100 + index)
                        }
                    })
            }
            var model = ManagedObjectModel()
            model.entities = entities
            return MigrationPlanner.Version(name: "Big \(number)", model: model)
        }
    }

    /// The drawing has one node for versions with the same path.
    @Test func theGraphIsNotLongerThanItsReader() {
        let page = PlanPage(report, tool: "modelc 1.0").text()
        #expect(page.ranges(of: "<circle").count < 60)
        #expect(page.ranges(of: "<details class=\"step\" open").isEmpty)
        let findings = page.range(of: "<section id=\"findings\">")
        let graph = page.range(of: "<section id=\"graph\">")
        #expect(findings.map { findings in graph.map { findings.lowerBound < $0.lowerBound } == true } == true)
    }
}
