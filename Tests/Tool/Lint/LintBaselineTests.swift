import Foundation
import ModelcTestSupport
import Testing

/// The findings that a project accepts.
@Suite struct LintBaselineTests {
    private let project: LintFixture

    init() throws {
        project = try LintFixture()
        try project.write(LintFixture.bakery, to: "Model/Bakery.xcdatamodeld")
    }

    private var text: String {
        get throws { try String(contentsOfFile: project.folder.path(".modelc-baseline"), encoding: .utf8) }
    }

    @Test func whatIsWrittenIsHiddenFromThenOn() throws {
        let first = try project.lint("--write-baseline")
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.errors.contains("note: the baseline '.modelc-baseline' holds 3 findings"))
        #expect(
            try text == """
                # modelc lint baseline 1
                default-not-representable\tModel/Bakery.xcdatamodeld\tLoaf.weight
                insecure-transformer\tModel/Bakery.xcdatamodeld\tLoaf.photo
                nullify-leaves-required-inverse\tModel/Bakery.xcdatamodeld\tBaker.loaves\tLoaf.baker

                """)
        let second = try project.lint("--baseline", ".modelc-baseline")
        #expect(second.status == 0)
        #expect(second.output.hasPrefix("no findings in 1 model (0 suppressed, 3 in baseline)\n"), "\(second.output)")
        #expect(try project.lint().status == 1, "without a word there is no baseline")
    }

    /// Unread files may have any finding: entries are neither added nor dropped.
    @Test func nothingIsWrittenWhereSomethingCannotBeRead() throws {
        for arguments in [["--sources", "nowhere"], ["--against", "nowhere"], ["nowhere", "Model"]] {
            let outcome = try project.modelc.run(["lint", "--write-baseline"] + arguments)
            #expect(outcome.status == 2, "\(arguments)")
            #expect(outcome.errors.contains("error: the baseline is not written: not everything could be read"))
            #expect(!FileManager.default.fileExists(atPath: project.folder.path(".modelc-baseline")))
        }
        _ = try project.lint("--write-baseline")
        let before = try text
        try project.write(LintFixture.clean, to: "Model/Bakery.xcdatamodeld")
        for arguments in [["--sources", "nowhere"], ["--against", "nowhere"], ["nowhere", "Model"]] {
            for option in ["--prune-baseline", "--write-baseline", "--strict-baseline"] {
                let outcome = try project.modelc.run(["lint", "--baseline", ".modelc-baseline", option] + arguments)
                #expect(outcome.status == 2)
                #expect(!outcome.errors.contains("stale-baseline-entry"))
                #expect(try text == before, "\(option) \(arguments)")
            }
        }
    }

    /// An unreadable version in place of a readable one.
    @Test func pruningLeavesTheEntriesOfADamagedVersion() throws {
        _ = try project.lint("--write-baseline")
        let before = try text
        try project.folder.write("<<<<<<< HEAD\n", to: "Model/Bakery.xcdatamodeld/Bakery.xcdatamodel/contents")
        #expect(try project.lint("--baseline", ".modelc-baseline", "--prune-baseline").status == 2)
        #expect(try text == before)
    }

    @Test func newFindingsAreStillSaid() throws {
        _ = try project.lint("--write-baseline")
        let more =
            "<entity name=\"Oven\"><attribute name=\"mark\" optional=\"YES\" attributeType=\"Transformable\"/></entity>\n"
        try project.write(more + LintFixture.bakery, to: "Model/Bakery.xcdatamodeld")
        let document = try project.json("--baseline", ".modelc-baseline", "--show-suppressed")
        #expect(document.findings.filter { $0.baseline == "new" }.map(\.selector) == ["Oven.mark"])
        #expect(document.findings.filter { $0.baseline == "unchanged" }.count == 3)
        #expect(document.status == 1)
    }

    @Test func staleEntriesAreNamedCountedAndRemoved() throws {
        try project.folder.write("lint:\n  baseline: .modelc-baseline\n", to: ".modelc.yml")
        _ = try project.lint("--write-baseline")
        try project.write(LintFixture.clean, to: "Model/Bakery.xcdatamodeld")
        let outcome = try project.lint()
        #expect(outcome.status == 0)
        #expect(outcome.errors.components(separatedBy: "[stale-baseline-entry]").count == 4)
        #expect(outcome.errors.contains("contains insecure-transformer at Loaf.photo in Model/Bakery.xcdatamodeld"))
        #expect(try project.lint("--strict-baseline").status == 1)
        #expect(try project.lint("--prune-baseline").status == 0)
        #expect(try text == "# modelc lint baseline 1\n")
        #expect(try project.lint("--strict-baseline").status == 0)
    }

    @Test func aRunOverOneModelOrRuleSaysNothingOfTheOthers() throws {
        try project.write(LintFixture.bakery, to: "Model/Second.xcdatamodeld")
        _ = try project.lint("--write-baseline")
        let whole = try text
        let strict = ["--baseline", ".modelc-baseline", "--strict-baseline"]
        for arguments in [["Model/Second.xcdatamodeld"], ["--only", "insecure-transformer"]] {
            let outcome = try project.modelc.run(["lint"] + arguments + strict)
            #expect(outcome.status == 0, "\(outcome.errors)")
            _ = try project.modelc.run(["lint", "--write-baseline"] + arguments)
            #expect(try text == whole)
        }
        try FileManager.default.removeItem(atPath: project.folder.path("Model/Second.xcdatamodeld"))
        #expect(try project.modelc.run(["lint"] + strict).status == 1, "a bundle that is gone leaves stale entries")
    }

    @Test func bundlesCountFromTheFolderOfTheFile() throws {
        _ = try project.lint("--write-baseline", "--baseline", "Lint/baseline")
        let written = try String(contentsOfFile: project.folder.path("Lint/baseline"), encoding: .utf8)
        #expect(written.contains("insecure-transformer\t../Model/Bakery.xcdatamodeld\tLoaf.photo\n"))
        var elsewhere = project
        elsewhere.modelc.folder = project.folder.path("Model")
        #expect(try elsewhere.lint("--baseline", "../Lint/baseline").status == 0)
    }

    @Test func structureIsNeverPutUpWith() throws {
        try project.write("<entity name=\"A\" parentEntity=\"B\"/>", to: "Model/Bakery.xcdatamodeld")
        let outcome = try project.lint("--write-baseline")
        #expect(outcome.status == 1)
        #expect(try text == "# modelc lint baseline 1\n")
    }

    @Test func otherFilesAreNeitherReadNorReplaced() throws {
        #expect(try project.lint("--baseline", "missing").status == 2)
        try project.folder.write("my notes", to: "notes")
        let read = try project.lint("--baseline", "notes")
        #expect(read.status == 2)
        #expect(read.errors.contains("'notes' is not a baseline: the first line is not '# modelc lint baseline 1'"))
        #expect(try project.lint("--baseline", "notes", "--write-baseline").status == 2)
        #expect(try String(contentsOfFile: project.folder.path("notes"), encoding: .utf8) == "my notes")
        try project.folder.write("# modelc lint baseline 1\none column\n", to: "broken")
        #expect(try project.lint("--baseline", "broken").errors.contains("line 2 has not three or four columns"))
    }
}
