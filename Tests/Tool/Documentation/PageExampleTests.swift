import ModelcTestSupport
import Testing

/// What the README and the pages show is what the tool prints: every `console` block is run.
///
/// With `MODELC_RECORD_GOLDENS=1` the outputs are written into the pages, and the test fails.
@Suite struct PageExampleTests {
    /// The page's own test (`CheckInCITests`) runs it in a project with one model.
    private static let runElsewhere = "/CheckInCI.md"

    private static let pages = Result {
        try DocumentationCatalog().texts.filter { !$0.key.hasSuffix(runElsewhere) }.mapValues(PageSession.init)
            .filter { $0.value.commandCount > 0 }
    }

    @Test(arguments: try pages.get().keys.sorted())
    func everyConsoleBlockIsRealOutput(_ path: String) throws {
        let session = try #require(try PageExampleTests.pages.get()[path])
        let page = try #require(try session.replayed(), "the shell ended before the last command of \(path)")
        try Goldens("").expect(page, path)
    }

    /// A page with blocks that nothing runs would make the test above pass.
    @Test func manyPagesHaveExamples() throws {
        let pages = try PageExampleTests.pages.get()
        #expect(pages.count > 15)
        #expect(try #require(pages["README.md"]).commandCount >= 5)
    }
}
