import Foundation
import ModelcTestSupport
import Testing

/// No report loses the location of a finding, and a missing value is null, not an empty text.
@Suite struct FindingPlaceTests {
    /// A bundle with findings in its versions, in mapping models, and in none of its files.
    private static func project() throws -> PetProject {
        let project = try PetProject()
        #expect(try project.makeMapping().status == 0)
        try project.folder.makeFolder("Maps")
        let text = try String(
            contentsOfFile: project.folder.path(PetProject.mapping + "/xcmapping.xml"), encoding: .utf8)
        try project.folder.write(
            text.replacingOccurrences(of: ">title<", with: ">titel<").replacingOccurrences(
                of: "type=\"int16\">2<", with: "type=\"int16\">1<"), to: "Maps/Other.xcmappingmodel/xcmapping.xml")
        try project.write("M 2b", pet: ["name:String", "gone:String"])
        return project
    }

    private struct Place: Hashable {
        var rule: String
        var file: String
        var line: Int?
        var column: Int?
        var modelPath: String?
    }

    private func findings(_ text: String) throws -> [[String: Any]] {
        try #require(PrintedDocument.result(of: text)["findings"] as? [[String: Any]])
    }

    private func place(_ finding: [String: Any]) throws -> Place {
        Place(
            rule: try #require(finding["rule"] as? String), file: try #require(finding["file"] as? String),
            line: finding["line"] as? Int, column: finding["column"] as? Int,
            modelPath: finding["modelPath"] as? String)
    }

    /// The locations of a plan, from its own document.
    private func plannedPlaces(_ project: PetProject) throws -> Set<Place> {
        let plan = try PlanDocument(
            try project.modelc.run("plan", PetProject.model, "--format", "json", "--verbose").output)
        return Set(
            plan.findings.map { finding in
                let location = finding["location"] as? [String: Any] ?? [:]
                return Place(
                    rule: plan.text(finding, "code"), file: plan.text(location, "file"), line: location["line"] as? Int,
                    column: location["column"] as? Int, modelPath: finding["modelPath"] as? String)
            })
    }

    @Test func reportsHaveThePlacesOfThePlan() throws {
        let project = try Self.project()
        let planned = try plannedPlaces(project)
        #expect(planned.map(\.rule).contains("DL206") && planned.map(\.rule).contains("DL201"))
        // For an element that is only in older versions, the plan names the file of the last one.
        let own = planned.filter { $0.line != nil && !$0.file.contains("M.xcdatamodel/") }
        #expect(try project.modelc.run("plan", PetProject.model, "--verbose", "--report", "json=plan.json").status == 1)
        let report = try String(contentsOfFile: project.folder.path("plan.json"), encoding: .utf8)
        let reported = Set(try findings(report).map(place))
        #expect(own.isSubset(of: reported), "\(own.subtracting(reported))")
        let checked = try project.modelc.run("check", "--format", "json", "--min-severity", "info").output
        let inCheck = Set(try findings(checked).map(place))
        #expect(own.isSubset(of: inCheck), "\(own.subtracting(inCheck))")
    }

    @Test func sarifHasTheRegionsOfThePlan() throws {
        let project = try Self.project()
        let planned = try plannedPlaces(project).filter { $0.rule.hasPrefix("MM") || $0.rule == "DL206" }
        _ = try project.modelc.run("check", "--min-severity", "info", "--report", "sarif=check.sarif")
        let data = try Data(contentsOf: project.folder.url.appendingPathComponent("check.sarif"))
        let sarif = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let results = try #require((sarif["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
        let lines = Set(
            results.compactMap { result -> String? in
                let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
                let file = (location?["artifactLocation"] as? [String: Any])?["uri"] as? String
                let line = (location?["region"] as? [String: Any])?["startLine"] as? Int
                return "\(result["ruleId"] ?? "") \(file ?? "") \(line ?? 0)"
            })
        for place in planned { #expect(lines.contains("\(place.rule) \(place.file) \(place.line ?? 0)"), "\(place)") }
    }

    @Test(arguments: [
        ["lint", "."], ["check"], ["mapping", "check"], ["plan", PetProject.model], ["lock", "--check"],
        ["generate", PetProject.model, "--output", "Out", "--check"],
    ])
    func whatIsMissingIsNull(_ command: [String]) throws {
        let project = try Self.project()
        _ = try project.modelc.run(["lock", PetProject.model])
        let arguments = command + ["--report", "json=out.json"]
        _ = try project.modelc.run(arguments)
        let report = try String(contentsOfFile: project.folder.path("out.json"), encoding: .utf8)
        #expect(emptyKeys(try PrintedDocument.result(of: report), "").isEmpty, "\(command)")
    }

    /// The keys with an empty text, except the texts of edits.
    private func emptyKeys(_ value: Any, _ path: String) -> [String] {
        switch value {
        case let object as [String: Any]: object.flatMap { emptyKeys($1, "\(path)/\($0)") }
        case let list as [Any]: list.flatMap { emptyKeys($0, path) }
        case let text as String: text.isEmpty && !path.hasSuffix("/text") ? [path] : []
        default: []
        }
    }
}
