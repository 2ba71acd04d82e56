import ModelcTestSupport
import Testing

/// What the reader finds is a finding, too, and nothing is said twice.
@Suite struct LintFileFaultTests {
    private let project: LintFixture

    init() throws { project = try LintFixture() }

    /// XML inside of an entity, and the only rule that speaks of it.
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
            "<relationship name=\"r\" optional=\"YES\" toMany=\"YES\" maxCount=\"1\" deletionRule=\"Nullify\" INVERSE/>",
            "ignored-content"
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
    func eachFaultIsToldOnce(_ xml: String, _ rule: String) throws {
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
        #expect(document.status == 1)
    }

    @Test func whatIsSwitchedOffIsNotSaidByTheReaderEither() throws {
        try project.write(
            "<entity name=\"A\">\n<attribute name=\"n\" attributeType=\"Double\" defaultValueString=\"much\"/>\n</entity>",
            to: "M.xcdatamodeld")
        #expect(try project.json("--ignore", "default-not-representable").found.isEmpty)
        #expect(try project.json("--only", "meta").found.isEmpty)
    }

    @Test func faultsOfFilesCanBeSuppressedUnlessNothingCanBeRead() throws {
        let info =
            "<userInfo><entry key=\"modelc.lint.disable\" value=\"unknown-xml, unreadable-element -- old\"/></userInfo>"
        try project.write(
            "<entity name=\"A\" colour=\"red\">\n<attribute name=\"n\" attributeType=\"Colour\"/>\n\(info)</entity>",
            to: "M.xcdatamodeld")
        #expect(try project.json().found.contains("unreadable-element A.n"))
        #expect(try project.lint().output.contains("1 suppressed"))
    }
}
