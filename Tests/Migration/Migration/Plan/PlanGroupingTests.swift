import Foundation
import ModelcBase
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcPresentation
import ModelcTestSupport
import Testing

/// The parts of reports of many versions: ranges, and groups that leave nothing out.
@Suite struct PlanGroupingTests {
    @Test(arguments: [
        (["Model 12", "Model 13", "Model 14"], "Model 12 to 14 (3 versions)"),
        (["Model", "Model 2", "Model 3"], "Model to Model 3 (3 versions)"),
        (["Model2", "Model3"], "Model2, Model3"),
        (["v1.9", "v1.10", "v1.11"], "v1.9 to v1.11 (3 versions)"),
        (["1", "2", "3"], "1 to 3 (3 versions)"),
        (["A 1", "B 2", "C 3"], "A 1 to C 3 (3 versions)"),
        (["", " ", "x\n"], "\"\", \" \", x\\n"), (["Lib", "LibRight", "LibLeft"], "Lib, LibRight, LibLeft"),
        (["a", "b", "c", "d", "e", "f"], "a to f (6 versions)"),
    ])
    func aRangeInWords(_ names: [String], _ text: String) {
        #expect(VersionSequence(names).ranges(of: names).map(\.text).joined(separator: ", ") == text)
    }

    @Test func rangesFollowTheOrderOfVersionsAndNotOfNames() {
        let order = VersionSequence(["V1", "V2", "V3", "V4", "V5"])
        #expect(order.text(["V5", "V2", "V1", "V3", "V1"]) == "V1 to 3 (3 versions), V5")
        #expect(order.text(["V9", "V4"]) == "V4, V9")
    }

    @Test func ofManyRangesTheFirstAreNamedAndTheRestIsCounted() {
        let names = (1...12).map { "V\($0)" }
        let order = VersionSequence(names)
        let odd = names.filter { !["V2", "V5", "V8"].contains($0) }
        #expect(order.text(odd, limit: 2) == "V1, V3, V4 and 6 more versions")
        #expect(order.text(["V1", "V3", "V5"], limit: 2) == "V1, V3, V5")
    }

    /// Every version is in exactly one range, and a range has no gap.
    @Test(arguments: 0..<200)
    func rangesLeaveNothingOut(_ seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let all = (0..<Int.random(in: 1...40, using: &random)).map { "V\($0)" }
        let chosen = all.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
        let ranges = VersionSequence(all).ranges(of: chosen.shuffled(using: &random))
        #expect(ranges.flatMap(\.names) == chosen)
        for range in ranges {
            let places = range.names.compactMap { all.firstIndex(of: $0) }
            #expect(!places.isEmpty && zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 })
        }
        for (range, next) in zip(ranges, ranges.dropFirst()) {
            let ends = [range.names.last, next.names.first].compactMap { $0 }.compactMap { all.firstIndex(of: $0) }
            #expect(ends.count == 2 && ends[1] > ends[0] + 1)
        }
    }

    /// Every route, step, finding and check of a report is in exactly one group.
    @Test(arguments: RandomReport.seeds)
    func groupsLeaveNothingOut(_ seed: Int) throws {
        let report = try RandomReport.make(seed)
        #expect(report.routeGroups.flatMap(\.sources).sorted() == report.routes.map(\.from).sorted())
        let steps = report.stepGroups.flatMap { group in group.sources.map { [$0, group.step.to] } }
        #expect(Set(steps) == Set(report.steps.map { [$0.from, $0.to] }) && steps.count == report.steps.count)
        #expect(Set(report.findingGroups().flatMap(\.members)) == Set(report.groupedIssues))
        #expect(report.findingGroups().map(\.members.count).reduce(0, +) == report.groupedIssues.count)
        #expect(Set(report.checkGroups.flatMap(\.members)) == Set(report.groupedChecks))
        let changes = report.changeGroups.flatMap { group in group.sources.map { [$0, group.target] } }
        #expect(Set(changes).isSubset(of: Set(steps)))
    }

    /// Worse entries come before better ones.
    @Test(arguments: RandomReport.seeds)
    func theWorstComesFirst(_ seed: Int) throws {
        let report = try RandomReport.make(seed)
        let levels = report.findingGroups().map(\.level)
        #expect(levels == levels.sorted(by: >))
        let classes = report.routeGroups.map(\.migrationClass)
        #expect(classes == classes.sorted(by: >))
    }

    /// No error is hidden in any format, however many there are.
    @Test(arguments: RandomReport.seeds)
    func noErrorIsHiddenWithoutDetails(_ seed: Int) throws {
        let report = try RandomReport.make(seed)
        let text = PlanText(report).text()
        let page = PlanPage(report, tool: "modelc 1.0").text()
        let markdown = PlanMarkdown(report).text()
        for group in report.groupedIssues where group.issue.level == .error {
            for part in [group.issue.place, group.issue.finding.modelPath, group.issue.finding.reason] {
                #expect(text.contains(part), "\(part)")
            }
            // The page has paths starting at the bundle.
            let place = group.issue.place.replacingOccurrences(of: "Big.xcdatamodeld/", with: "")
            #expect(page.contains(">\(place)<") && markdown.contains(group.issue.place), "\(place)")
        }
        for route in report.routes where route.path == nil {
            #expect(report.routeGroups.contains { $0.path == .none && $0.sources.contains(route.from) })
        }
        #expect(text.contains("no path") == report.routes.contains { $0.path == nil })
    }
}

/// Reports of random versions.
enum RandomReport {
    static let seeds = 0..<12

    static func make(_ seed: Int) throws -> MigrationReport {
        let models = RandomVersions.make(seed: UInt64(seed), count: 14)
        return try of(models.enumerated().map { MigrationPlanner.Version(name: "V \($0 + 1)", model: $1) })
    }

    /// The report of versions, the last of which is the target.
    static func of(
        _ versions: [MigrationPlanner.Version], path: String = "Big.xcdatamodeld"
    ) throws -> MigrationReport {
        let target = try #require(versions.last?.name)
        let plan = try #require(MigrationPlanner().plan(versions, to: target))
        let reporter = MigrationReporter(
            modelPath: path,
            versions: versions.map { .init(name: $0.name, file: "\(path)/\($0.name).xcdatamodel/contents") })
        return reporter.report(of: plan)
    }
}
