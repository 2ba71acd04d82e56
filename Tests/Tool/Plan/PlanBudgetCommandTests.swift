import ModelcTestSupport
import Testing

/// What would take hours is refused before it begins.
@Suite struct PlanBudgetCommandTests {
    private func expectRefusal(_ outcome: ModelcProcess.Outcome, _ id: String, _ words: String) {
        #expect(outcome.status == 2, "\(outcome.errors.prefix(500))")
        #expect(outcome.errors.contains("[\(id)]") && outcome.errors.contains(words), "\(outcome.errors.prefix(500))")
    }

    @Test func deepInheritanceIsRefused() throws {
        let project = try LintFixture()
        func chain(_ attribute: String) -> String {
            (0..<2_100).map { depth in
                let parent = depth == 0 ? "" : " parentEntity=\"E\(depth - 1)\""
                return """
                    <entity name="E\(depth)"\(parent)>
                    <attribute name="\(attribute)\(depth)" optional="YES" attributeType="String"/></entity>
                    """
            }.joined(separator: "\n")
        }
        try project.write(chain("a"), version: "M", of: "M.xcdatamodeld")
        try project.write(chain("b"), version: "M 2", of: "M.xcdatamodeld")
        try project.makeCurrent("M 2", of: "M.xcdatamodeld")
        for command in ["diff", "plan"] {
            let outcome = try project.modelc.run(command, "M.xcdatamodeld")
            expectRefusal(outcome, "too-much-inherited", "inherit more than 2000000 properties")
            #expect(outcome.output.isEmpty)
        }
        let outcome = try project.modelc.run("generate", "M.xcdatamodeld", "--output", "Out")
        expectRefusal(outcome, "too-much-inherited", "inherit more than 2000000 properties")
        #expect(try !project.folder.files().contains { $0.hasPrefix("Out") })
    }

    @Test func aPlanOverTooManyVersionsIsRefused() throws {
        let bundle = try PlanBundle()
        let versions = 150
        for version in 1...versions { try bundle.write("V\(version)", (0..<200).map { "a\($0)v\(version)" }) }
        try bundle.makeCurrent("V\(versions)")
        let outcome = try bundle.plan()
        expectRefusal(outcome, "plan-too-large", "the 150 versions are compared, which are more than 2000000")
        let document = try bundle.plan("--format", "json")
        #expect(document.status == 2 && document.output.contains("plan-too-large"))
    }
}
