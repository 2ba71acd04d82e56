import Foundation
import ModelcTestSupport
import Testing

/// Attributes with names from Core Data's editor or API: the findings, and the changes of `--fix`.
@Suite struct MisspeltAttributeTests {
    private let project: LintFixture
    private let bundle = "M.xcdatamodeld"

    init() throws { project = try LintFixture() }

    private func text() throws -> String {
        try String(contentsOfFile: project.folder.path("\(bundle)/M.xcdatamodel/contents"), encoding: .utf8)
    }

    private static let beginner = """
        <entity name="Book">
            <attribute name="isNew" attributeType="Bool"/>
            <attribute name="title" type="String" isOptional="YES" default="x"/>
            <relationship name="author" isOptional="YES" maxCount="1" deleteRule="Nullify" destination="Author" \
        inverse="books"/>
        </entity>
        <entity name="Author">
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" target="Book" \
        inverseName="author" inverseEntity="Book"/>
        </entity>
        """

    /// Each message names the right attribute: no mistake is confused with another one.
    @Test func eachNameHasItsAdvice() throws {
        try project.write(Self.beginner, to: bundle)
        let output = try project.lint().output
        for (mistaken, meant) in [
            ("type", "attributeType"), ("isOptional", "optional"), ("default", "defaultValueString"),
            ("deleteRule", "deletionRule"), ("destination", "destinationEntity"), ("inverse", "inverseName"),
            ("target", "destinationEntity"),
        ] {
            #expect(output.contains("unknown attribute \(mistaken)=\"…\" of"), "\(mistaken)")
            #expect(output.contains("rename it to \(meant) [fix: behaviour]"), "\(meant)")
        }
        #expect(output.contains("= help: rename type to attributeType\n"))
        #expect(output.contains("= help: rename destination to destinationEntity\n"))
        #expect(output.contains("did you mean 'Boolean'?"))
    }

    /// A version that does not compile has no stores: it is fixed in place.
    @Test func aVersionThatDoesNotCompileIsMendedInPlace() throws {
        try project.write(Self.beginner, to: bundle)
        let fixed = try project.lint("--fix", "--unsafe")
        #expect(fixed.status == 0, "\(fixed.output)\(fixed.errors)")
        let text = try text()
        for line in [
            #"<attribute name="isNew" attributeType="Boolean"/>"#,
            #"<attribute name="title" optional="YES" attributeType="String" defaultValueString="x"/>"#,
            #"deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>"#,
            #"destinationEntity="Book" inverseName="author" inverseEntity="Book"/>"#,
        ] {
            #expect(text.contains(line), "\(line)\n\(text)")
        }
    }

    /// If the rest compiles, the version may have shipped, and the fix would change its hash.
    @Test func aVersionThatCompilesNeedsANewOne() throws {
        try project.write(
            #"<entity name="Book"><attribute name="title" isOptional="YES" attributeType="String"/></entity>"#,
            to: bundle)
        let before = try text()
        #expect(try project.lint().output.contains("rename it to optional [fix: schema]"))
        _ = try project.lint("--fix", "--unsafe")
        #expect(try text() == before)
    }

    /// A value that the attribute does not allow is not moved to it.
    @Test(arguments: ["default=\"many\"", "min=\"few\"", "inverse=\"pages\"", "class=\"\""])
    func whatDoesNotFitHasNoFix(_ attribute: String) throws {
        try project.write(
            "<entity name=\"Book\"><attribute name=\"count\" attributeType=\"Integer 16\" \(attribute)/></entity>",
            to: bundle)
        #expect(try !project.lint().output.contains("[fix: behaviour]"))
    }

    /// `renamingIdentifier` has no effect, so that correcting it changes no hash: `--fix` alone does it.
    @Test func aRenamingIdentifierIsWrittenAsXcodeDoes() throws {
        try project.write(
            """
            <entity name="Book" renamingIdentifier="Volume">
                <attribute name="caption" optional="YES" attributeType="String" renamingIdentifier="title"/>
            </entity>
            """, to: bundle)
        let output = try project.lint().output
        #expect(output.contains("[misspelt-renaming-identifier]") && !output.contains("[unknown-xml]"))
        #expect(
            output.contains(
                "Book.caption: renamingIdentifier=\"title\" has no effect, because a renaming identifier is written as "
                    + "elementID: what is stored under title is probably dropped in a migration"), "\(output)")
        #expect(output.contains("rename it to elementID, which changes no version hash [fix: safe]"))
        #expect(try project.lint("--fix").status == 0)
        let text = try text()
        #expect(text.contains(#"<entity name="Book" elementID="Volume">"#), "\(text)")
        #expect(text.contains(#"attributeType="String" elementID="title"/>"#))
    }

    /// An attribute that repeats another value loses nothing: lost values are not mentioned.
    @Test(arguments: [#"renamingIdentifier="Book""#, #"elementID="Tome" renamingIdentifier="Tome""#])
    func whatSaysNothingNewIsANote(_ attributes: String) throws {
        try project.write("<entity name=\"Book\" \(attributes)/>", to: bundle)
        let output = try project.lint("--min-severity", "info").output
        #expect(output.contains("[misspelt-renaming-identifier]") && !output.contains("dropped"), "\(output)")
        #expect(output.contains("has no effect; it says nothing that the") && output.contains("help: remove it"))
        #expect(!output.contains("warning: Book: renamingIdentifier"), "\(output)")
    }

    /// An existing identifier is not replaced.
    @Test func anotherIdentifierIsKept() throws {
        try project.write(
            #"<entity name="Book" renamingIdentifier="Volume" elementID="Tome"/>"#, to: bundle)
        let output = try project.lint("--fix").output
        #expect(output.contains("[misspelt-renaming-identifier]"))
        #expect(output.contains("set elementID to \"Volume\" and remove renamingIdentifier"), "\(output)")
        #expect(try text().contains(#"renamingIdentifier="Volume" elementID="Tome""#))
    }
}
