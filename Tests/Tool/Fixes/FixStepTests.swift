import Foundation
import ModelcTestSupport
import Testing

/// Fixes together with findings about other versions, git, and the file.
@Suite struct FixStepTests {
    private let project: LintFixture
    private let bundle = "M.xcdatamodeld"

    init() throws { project = try LintFixture() }

    private func text(_ version: String) throws -> String {
        try String(contentsOfFile: project.folder.path("\(bundle)/\(version).xcdatamodel/contents"), encoding: .utf8)
    }

    private func book(_ attributes: String...) -> String {
        "<entity name=\"Book\">\n" + attributes.map { "    <attribute \($0)/>\n" }.joined() + "</entity>"
    }

    /// Two versions with a problem that needs two passes, and one without a fix.
    private func writeStep() throws {
        try project.write(
            book(
                #"name="count" attributeType="Integer 16" defaultValueString="0""#,
                #"name="year" optional="YES" attributeType="Integer 16""#), version: "M", of: bundle)
        try project.write(
            book(
                #"name="pages" attributeType="Integer 16""#, #"name="year" optional="YES" attributeType="String""#),
            version: "M 2", of: bundle)
        try project.makeCurrent("M 2", of: bundle)
    }

    /// Each pass compares with the previous version again.
    @Test func fixesBetweenVersionsAreAllMade() throws {
        try writeStep()
        let announced = try project.json().findings.map(\.rule)
        #expect(
            announced.sorted() == ["required-without-default-added", "type-changed", "unmapped-removal-plus-addition"])
        let fixed = try project.lint("--fix", "--unsafe", "--new-version", "M 3")
        #expect(fixed.errors.contains("[required-without-default-added]\n"), "\(fixed.errors)")
        #expect(fixed.errors.contains("[unmapped-removal-plus-addition]\n"), "\(fixed.errors)")
        let made = #"<attribute name="pages" optional="YES" attributeType="Integer 16" elementID="count"/>"#
        let new = try text("M 3")
        #expect(new.contains(made), "\(new)")
    }

    /// The next run compares the new version with its source, and no longer includes the step.
    @Test func whatIsLeftOfAStepIsTold() throws {
        try writeStep()
        let fixed = try project.lint("--fix", "--unsafe", "--new-version", "M 3")
        let message = "1 finding about the changes of version 'M 2' will not be reported again"
        #expect(fixed.errors.contains(message), "\(fixed.errors)")
        #expect(fixed.errors.contains("[step-not-repeated]"))
        #expect(try project.json("--all-versions").found.contains("type-changed Book.year"))
    }

    /// A pass without the findings of the reader would report the suppression as useless.
    @Test func suppressionsOfProblemsOfTheFileStay() throws {
        let info = """
            <userInfo>
                <entry key="modelc.lint.disable" value="unknown-xml -- our own tool reads it"/>
            </userInfo>
            <fetchIndex name="byNothing"/>
            """
        try project.write("<entity name=\"Book\" colour=\"red\">\n\(info)\n</entity>", version: "M", of: bundle)
        let fixed = try project.lint("--fix", "--unsafe")
        #expect(fixed.status == 0, "\(fixed)")
        #expect(fixed.errors.contains("[empty-index]") && !fixed.errors.contains("unused-suppression"))
        #expect(try text("M").contains("our own tool reads it") && !text("M").contains("byNothing"))
    }

    /// A tab ends the names: without it `patch` looks for a file `My`.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "there is no patch"))
    func theDiffOfNamesWithBlanksCanBeApplied() throws {
        let bundle = "My Models/M.xcdatamodeld"
        try project.write(
            "<entity name=\"Book\">\n<fetchIndex name=\"byNothing\"/>\n</entity>", version: "M 1", of: bundle)
        let diff = try project.lint("--fix", "--unsafe", "--diff")
        try project.folder.write(diff.output, to: "change.diff")
        let patch = URL(fileURLWithPath: "/usr/bin/patch")
        let patched = try project.modelc.run(executable: patch, ["-p0", "-i", "change.diff"])
        #expect(patched.status == 0, "\(patched)")
        let path = project.folder.path("\(bundle)/M 1.xcdatamodel/contents")
        #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("byNothing"))
    }

    /// The rule that a misspelt name refers to is unknown: no finding is reported for the name.
    @Test func aMisspeltDeleteRuleIsOneFinding() throws {
        try project.write(
            """
            <entity name="Author">
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascde" \
            destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
            </entity>
            <entity name="Book">
                <relationship name="author" maxCount="1" deletionRule="Nullify" destinationEntity="Author" \
            inverseName="books" inverseEntity="Author"/>
            </entity>
            """, version: "M", of: bundle)
        let before = try text("M")
        #expect(try project.json("--preset", "strict").found == ["unreadable-element Author.books"])
        let fixed = try project.lint("--fix", "--unsafe", "--new-version", "M 2")
        #expect(fixed.output.contains("did you mean 'Cascade'?") && !fixed.errors.contains("fixed"))
        #expect(try text("M") == before)
    }

    /// Findings beside an unreadable element may be wrong: nothing is written, as for a file that is not XML.
    @Test(arguments: [["--fix", "--unsafe"], ["--add-suppressions"], ["--baseline", "b.json", "--write-baseline"]])
    func nothingIsWrittenBesideAnElementThatCannotBeRead(arguments: [String]) throws {
        try project.write(
            book(#"name="cover" attributeType="Integer 48""#, #"name="note" attributeType="String" syncable="MAYBE""#)
                + "\n" + LintFixture.bakery, version: "M", of: bundle)
        let before = try text("M")
        let run = try project.lint(arguments)
        #expect(run.status == 2 && run.output.contains("[unreadable-element]"), "\(run)")
        #expect(run.errors.contains(arguments[0] == "--baseline" ? "[unwritten-baseline]" : "[fix-skipped]"), "\(run)")
        #expect(try text("M") == before)
        #expect(!FileManager.default.fileExists(atPath: project.folder.path("b.json")))
        let shown = try project.lint("--fix", "--unsafe", "--diff")
        #expect(shown.output.contains("+"), "\(shown)")
    }

    @Test(.enabled(if: GitFixture.git != nil, "there is no git")) func versionsOfTheBaseTakeWhatNoHashNotices() throws {
        try project.write(LintFixture.bakery, version: "M", of: bundle)
        let git = try GitFixture(in: project.folder)
        for command in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"], ["tag", "one"]] {
            try git.git(command)
        }
        let fixed = try project.lint("--against", "one", "--all-findings", "--fix", "--unsafe")
        #expect(fixed.errors.contains("[insecure-transformer]"), "\(fixed.errors)")
        #expect(!fixed.errors.contains("fix-refused"))
        #expect(try text("M").contains("NSSecureUnarchiveFromData"))
        let suppressed = try project.lint("--against", "one", "--all-findings", "--add-suppressions")
        #expect(!suppressed.errors.contains("fix-refused"))
        #expect(suppressed.status == 0, "\(suppressed)")
        #expect(!suppressed.output.contains("identical-versions"))
    }
}
