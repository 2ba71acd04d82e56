import Foundation
import ModelcTestSupport
import Testing

/// One cause gives one finding; messages about settings and names.
@Suite struct LintCauseTests {
    private let project: LintFixture

    init() throws { project = try LintFixture() }

    private func found(_ entities: String, _ arguments: String...) throws -> [String] {
        try project.write(entities, to: "M.xcdatamodeld")
        return try project.json("M.xcdatamodeld", "--preset", arguments.first ?? "all").found
    }

    @Test func anEntityThatIsThereTwice() throws {
        let entity =
            "<entity name=\"Book\" representedClassName=\"Book\"><attribute name=\"identifier\" "
            + "optional=\"YES\" attributeType=\"UUID\"/></entity>\n"
        #expect(try found(entity + entity) == ["duplicate-entity-name Book"])
    }

    @Test func aTypeThatIsUndefined() throws {
        for type in ["Undefined", "Strng"] {
            let rules = try found(
                "<entity name=\"Book\"><attribute name=\"a\" optional=\"YES\" attributeType=\"\(type)\"/></entity>",
                "cloudkit")
            #expect(rules.count == 1, "\(rules)")
        }
    }

    @Test func configurationsOfBothSides() throws {
        let found = try found(
            """
            <entity name="A"><relationship name="b" optional="YES" maxCount="1" deletionRule="Nullify" \
            destinationEntity="B" inverseName="a" inverseEntity="B"/></entity>
            <entity name="B"><relationship name="a" optional="YES" maxCount="1" deletionRule="Nullify" \
            destinationEntity="A" inverseName="b" inverseEntity="A"/></entity>
            <configuration name="One"><memberEntity name="A"/></configuration>
            <configuration name="Two"><memberEntity name="B"/></configuration>
            """, "recommended")
        #expect(found == ["cross-configuration-relationship A.b"])
    }

    @Test func aCircleOfPairs() throws {
        func pair(_ near: String, _ far: String) -> String {
            "<relationship name=\"\(far)\" optional=\"YES\" maxCount=\"1\" deletionRule=\"Cascade\" "
                + "destinationEntity=\"\(far.uppercased())\" inverseName=\"\(near)\" "
                + "inverseEntity=\"\(far.uppercased())\"/>\n"
        }
        let text = """
            <entity name="A">\(pair("a", "b"))</entity>
            <entity name="B">\(pair("b", "a"))\(pair("b", "c"))</entity>
            <entity name="C">\(pair("c", "b"))</entity>
            """
        let rules = try found(text).filter { $0.hasPrefix("cascade") }
        #expect(rules == ["cascade-both-ways A.b", "cascade-both-ways B.c"])
    }

    @Test func aTransformerThatBecameInsecure() throws {
        let attribute = "<attribute name=\"photo\" optional=\"YES\" attributeType=\"Transformable\" "
        let versions = [("M", "valueTransformerName=\"PhotoTransformer\" "), ("M 2", "")]
        for (name, transformer) in versions {
            try project.write(
                "<entity name=\"A\">\(attribute)\(transformer)/></entity>", version: name, of: "M.xcdatamodeld")
        }
        try project.makeCurrent("M 2", of: "M.xcdatamodeld")
        #expect(try project.json().found == ["insecure-transformer A.photo"])
    }

    @Test func aReleasedVersionThatIsNotThere() throws {
        try project.write(LintFixture.clean, to: "Model/M.xcdatamodeld")
        try project.write(LintFixture.clean, version: "Shop 2", of: "Model/Shop.xcdatamodeld")
        try project.folder.write("lint:\n  released: [Shop 3, Foo, M]\n", to: ".modelc.yml")
        for path in [".", "Model/M.xcdatamodeld"] {
            let outcome = try project.lint(path)
            #expect(outcome.status == 0)
            #expect(
                outcome.errors.contains(".modelc.yml:2:13: warning: lint.released: no model has a version 'Shop 3'"),
                "\(outcome.errors)")
            #expect(outcome.errors.contains("did you mean 'Shop 2'?"))
            #expect(outcome.errors.contains("no model has a version 'Foo'") && !outcome.errors.contains("'M'"))
        }
        try project.folder.write("lint:\n  released: [Shop 2]\n", to: ".modelc.yml")
        #expect(try !project.lint("Model/M.xcdatamodeld").errors.contains("unknown-released-version"))
    }

    @Test func ignoredRulesThatCannotBe() throws {
        try project.write("<entity name=\"A\" parentEntity=\"B\"/>", to: "M.xcdatamodeld")
        try project.folder.write(
            "lint:\n  ignore: [{ select: \"M#A\", rules: [unknown-parent-entity] }]\n", to: ".modelc.yml")
        let outcome = try project.lint()
        #expect(outcome.errors.contains("unknown-parent-entity cannot be suppressed"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("correct its selector"))
    }

    /// Changes are described in words, not by their names in documents.
    @Test(.enabled(if: GitFixture.git != nil, "there is no git")) func changesOfAFrozenVersionInWords() throws {
        for name in ["M", "M 2"] { try project.write(LintFixture.clean, version: name, of: "M.xcdatamodeld") }
        try project.makeCurrent("M 2", of: "M.xcdatamodeld")
        let git = try GitFixture(in: project.folder)
        for command in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"], ["tag", "one"]] {
            try git.git(command)
        }
        let edited = LintFixture.clean.replacing("name=\"Shelf\"", with: "name=\"Shelf\" representedClassName=\"Rack\"")
            .replacing("defaultValueString=\"\"", with: "defaultValueString=\"x\"")
        try project.write(edited, version: "M", of: "M.xcdatamodeld")
        let outcome = try project.lint("--against", "one", "--min-severity", "info")
        #expect(
            outcome.output.contains("was edited since: class of Shelf and default of Shelf.code;"), "\(outcome.output)")
    }

    @Test func theMomcFormatNamesTheBundle() throws {
        for name in ["M", "M 2"] { try project.write(LintFixture.clean, version: name, of: "M.xcdatamodeld") }
        let outcome = try project.lint("--format", "momc")
        #expect(outcome.output.contains("/M.xcdatamodeld:"), "\(outcome.output)")
    }
}
