import ModelcTestSupport
import Testing

/// Findings of the reader are findings of lint, and nothing is reported twice.
@Suite struct LintFileProblemTests {
    private let project: LintFixture

    init() throws { project = try LintFixture() }

    /// XML inside an entity, and the only rule that reports it.
    @Test(arguments: [
        (
            "<relationship name=\"r\" optional=\"YES\" maxCount=\"1\" ordered=\"YES\" deletionRule=\"Nullify\" INVERSE/>",
            "ordered-to-one"
        ),
        ("<relationship name=\"r\" optional=\"YES\" maxCount=\"1\" INVERSE/>", "delete-rule-unset"),
        (
            "<relationship name=\"r\" optional=\"YES\" maxCount=\"3\" deletionRule=\"Nullify\" INVERSE/>",
            "to-one-max-count"
        ),
        (
            "<attribute name=\"r\" attributeType=\"Integer 16\" defaultValueString=\"70000\"/>",
            "default-not-representable"
        ),
        ("<attribute name=\"r\" attributeType=\"Double\" defaultValueString=\"much\"/>", "default-not-representable"),
        (
            "<attribute name=\"r\" attributeType=\"UUID\" defaultValueString=\"1\"/>",
            "default-not-representable"
        ),
        ("<attribute name=\"r\" optional=\"YES\" attributeType=\"String\" derived=\"YES\"/>", "invalid-derivation"),
        ("<attribute name=\"r\" attributeType=\"Picture\"/>", "unreadable-element"),
        ("<attribute attributeType=\"String\"/>", "unreadable-element"),
        ("<attribute name=\"r\" attributeType=\"String\" optional=\"maybe\"/>", "ignored-content"),
        ("<attribute name=\"r\" attributeType=\"String\" colour=\"red\"/>", "unknown-xml"),
        ("<colour/>", "unknown-xml"), ("text", "unknown-xml"),
    ])
    func eachProblemIsToldOnce(_ xml: String, _ rule: String) throws {
        let inverse = "destinationEntity=\"Other\" inverseName=\"back\" inverseEntity=\"Other\""
        let other = """
            <entity name="Other">
                <relationship name="back" optional="YES" toMany="YES" deletionRule="Nullify" \
            destinationEntity="Thing" inverseName="r" inverseEntity="Thing"/>
            </entity>
            """
        let text = xml.replacing("INVERSE", with: inverse)
        try project.write(
            "<entity name=\"Thing\">\n\(text)\n</entity>" + (text == xml ? "" : other), to: "M.xcdatamodeld")
        let document = try project.json()
        #expect(document.findings.map(\.rule) == [rule], "\(document.found)")
        #expect(document.findings.first?.location.startLine == 4)
        // An unreadable element is unreadable input, not a finding of a readable model.
        #expect(document.status == (rule == "unreadable-element" ? 2 : 1))
    }

    /// `generate` stops at the first of these and warns of the others, by the ids that `lint` has.
    @Test(arguments: [
        ("<attribute name=\"r\" attributeType=\"Picture\"/>", "unreadable-element"),
        ("<attribute attributeType=\"String\"/>", "unreadable-element"),
        (
            "<relationship name=\"r\" optional=\"YES\" maxCount=\"1\" deletionRule=\"Nulify\" destinationEntity=\"Thing\"/>",
            "unreadable-element"
        ),
        ("<relationship name=\"r\" optional=\"YES\" maxCount=\"1\" destinationEntity=\"Thing\"/>", "delete-rule-unset"),
        (
            "<relationship name=\"r\" optional=\"YES\" transient=\"YES\" maxCount=\"1\" destinationEntity=\"Thing\"/>",
            "delete-rule-unset"
        ),
        ("<attribute name=\"r\" attributeType=\"UUID\" defaultValueString=\"1\"/>", "default-not-representable"),
        ("<attribute name=\"r\" attributeType=\"Date\" defaultValueString=\"1\"/>", "default-not-representable"),
        ("<attribute name=\"r\" attributeType=\"String\" optional=\"maybe\"/>", "ignored-content"),
        ("text", "unknown-xml"),
    ])
    func oneProblemHasOneIDInAllCommands(_ xml: String, _ rule: String) throws {
        try project.write("<entity name=\"Thing\">\n\(xml)\n</entity>", to: "M.xcdatamodeld")
        #expect(try project.json("--except", "missing-inverse").findings.map(\.rule) == [rule])
        let generated = try project.modelc.run(["generate", "M.xcdatamodeld", "--output", "Out"])
        #expect(generated.errors.contains("[\(rule)]"), "\(generated.errors)")
    }

    /// A damaged file is not a missing version, in every command.
    @Test func aDamagedFileOfTheCurrentVersion() throws {
        for name in ["M", "M 2"] { try project.write(LintFixture.clean, version: name, of: "M.xcdatamodeld") }
        try project.folder.write("damaged", to: "M.xcdatamodeld/.xccurrentversion")
        #expect(try project.json().findings.map(\.rule) == ["no-current-version"])
        let generated = try project.modelc.run(["generate", "M.xcdatamodeld", "--output", "Out"])
        #expect(generated.errors.contains("[no-current-version]"))
        // A single version is the current one, whatever the file contains.
        try project.folder.write("damaged", to: "N.xcdatamodeld/.xccurrentversion")
        try project.write(LintFixture.clean, to: "N.xcdatamodeld")
        #expect(try project.json("N.xcdatamodeld").findings.map(\.rule) == ["ignored-content"])
    }

    @Test func whatIsSwitchedOffIsNotSaidByTheReaderEither() throws {
        try project.write(
            "<entity name=\"A\">\n<attribute name=\"n\" attributeType=\"Double\" defaultValueString=\"much\"/>\n</entity>",
            to: "M.xcdatamodeld")
        #expect(try project.json("--except", "default-not-representable").found.isEmpty)
        #expect(try project.json("--only", "meta").found.isEmpty)
    }

    @Test func problemsOfFilesCanBeSuppressedUnlessNothingCanBeRead() throws {
        let info =
            "<userInfo><entry key=\"modelc.lint.disable\" value=\"unknown-xml, unreadable-element -- old\"/></userInfo>"
        try project.write(
            "<entity name=\"A\" colour=\"red\">\n<attribute name=\"n\" attributeType=\"Colour\"/>\n\(info)</entity>",
            to: "M.xcdatamodeld")
        #expect(try project.json().found.contains("unreadable-element A.n"))
        #expect(try project.lint().output.contains("1 suppressed"))
    }

    /// A missing part of a tag that is truncated by the end of the file may be in the truncated text.
    @Test(arguments: [
        "<entity name=\"A\">\n<attribute ", "<entity name=\"A\">\n<attribute attributeType=\"Pic", "<entity ",
        "<entity name=\"A\">\n<relationship toMany=\"maybe\"", "<entity name=\"A\">\n<colour",
    ])
    func aFileThatIsCutOffHasOneProblem(_ text: String) throws {
        try project.folder.write("<model>\n" + text, to: "M.xcdatamodel/contents")
        #expect(try project.json().findings.map(\.rule) == ["unreadable-model"])
    }

    @Test func whatStandsBeforeTheCutIsTold() throws {
        try project.folder.write(
            "<model>\n<entity name=\"A\">\n<attribute attributeType=\"String\"/>\n<attribute ",
            to: "M.xcdatamodel/contents")
        #expect(Set(try project.json().findings.map(\.rule)) == ["unreadable-element", "unreadable-model"])
    }

    @Test func aMergeIsOneProblem() throws {
        try project.folder.write(
            "<model>\n<<<<<<< a\n<entity name=\"A\"/>\n=======\n>>>>>>> b\n</model>", to: "M.xcdatamodel/contents")
        let document = try project.json()
        #expect(document.findings.count == 1 && document.problems.count == 1)
    }

    /// If nothing was checked, no findings are mentioned.
    @Test func aPathThatLeadsNowhereHasOnlyItsError() throws {
        let outcome = try project.lint("nowhere")
        #expect(outcome.status == 2 && outcome.output.isEmpty, "\(outcome)")
        #expect(outcome.errors.contains("there is nothing at 'nowhere'"))
        let markdown = try project.lint("nowhere", "--format", "markdown").output
        #expect(
            markdown
                == "### modelc lint\n\nnothing was checked\n\n- ❌ `nowhere`: there is nothing at 'nowhere'\n")
        try project.write(LintFixture.clean, to: "M.xcdatamodeld")
        // Not everything was checked.
        #expect(try project.lint("nowhere", "M.xcdatamodeld").output.isEmpty)
    }

    /// The file that names the current version can have findings like any other.
    @Test func theCurrentVersionIsPointedAt() throws {
        for name in ["M", "M 2"] { try project.write(LintFixture.clean, version: name, of: "M.xcdatamodeld") }
        try project.folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            \t<key>_XCCurrentVersionName</key>
            \t<string>M 3.xcdatamodel</string>
            </dict>
            </plist>
            """, to: "M.xcdatamodeld/.xccurrentversion")
        let outcome = try project.lint()
        let place = "M.xcdatamodeld/.xccurrentversion:5:2: error: "
        #expect(outcome.errors.hasPrefix(place), "\(outcome.errors)")
        #expect(outcome.errors.contains(" 5 | <string>M 3.xcdatamodel</string>\n   | ^^^^^"), "\(outcome.errors)")
        #expect(try project.json().findings.first?.location.startLine == 5)
        #expect(
            try project.lint("--format", "github").output.contains(
                ".xccurrentversion,line=5,endLine=5,col=2,endColumn=34::"))
    }
}
