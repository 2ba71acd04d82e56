import Foundation
import ModelcTestSupport
import Testing

/// Model features that the compiled form cannot hold, or represents differently.
extension CompileCommandTests {
    /// A version that has shipped cannot be corrected: as the current one it is refused, otherwise it is compiled
    /// unchanged.
    @Test func inversesOfOldVersionsNeedNotAgree() throws {
        let odd = """
            <model>
                <entity name="Image">
                    <relationship name="artist" optional="YES" maxCount="1" destinationEntity="Artist" \
            inverseName="thumbnail" inverseEntity="Artist"/>
                    <relationship name="owner" optional="YES" maxCount="1" destinationEntity="Artist" \
            inverseName="thumbnail" inverseEntity="Artist"/>
                </entity>
                <entity name="Artist">
                    <relationship name="thumbnail" optional="YES" maxCount="1" destinationEntity="Image" \
            inverseName="owner" inverseEntity="Image"/>
                </entity>
            </model>
            """
        let model = try writeVersions("M", "M 2")
        try folder.write(odd, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        let out = folder.path("out")
        let refused = try compile(model, "-o", out, "--current", "M")
        #expect(refused.status == 1 && refused.errors.contains("[asymmetric-inverse]"), "\(refused)")
        #expect(!exists("out"))
        let compiled = try compile(model, "-o", out, "--current", "M 2")
        #expect(compiled.status == 0 && compiled.errors.contains("Image.artist"), "\(compiled)")
        #expect(compiled.errors.contains("[unproven-feature]") && !compiled.errors.contains("[asymmetric-inverse]"))
        #expect(try compile(model, "-o", out, "--current", "M 2", "--strict").status == 1)
        let back = try modelc.run(["decompile", "\(out)/M.momd/M.mom", "-o", folder.path("Back.xcdatamodel")])
        #expect(back.status <= 1, "\(back)")
        let read = try String(contentsOfFile: folder.path("Back.xcdatamodel/contents"), encoding: .utf8)
        #expect(read.components(separatedBy: #"inverseName="thumbnail""#).count == 3, "\(read)")
    }

    /// Invalid default texts with Core Data's interpretation, and bounds that no value meets, are named.
    @Test(arguments: [
        (#"attributeType="Integer 16" defaultValueString="YES""#, "(\"YES\")"),
        (#"attributeType="Integer 16" defaultValueString=" 5""#, "(\" 5\")"),
        (#"attributeType="Integer 16" minValueString="99999""#, "no value can meet"),
        (#"attributeType="String" maxValueString="-1""#, "no value can meet"),
    ])
    func whatIsReadAsSomethingElse(_ attribute: String, _ words: String) throws {
        try folder.write(
            "<model><entity name=\"A\"><attribute name=\"a\" optional=\"YES\" \(attribute)/></entity></model>",
            to: "M.xcdatamodel/contents")
        let model = folder.path("M.xcdatamodel")
        let outcome = try compile(model, "-o", folder.path("out"))
        #expect(outcome.status == 0 && outcome.errors.contains(words), "\(outcome.errors)")
        #expect(outcome.errors.contains("[unproven-feature]"))
        let strict = try compile(model, "-o", folder.path("strict"), "--strict")
        #expect(strict.status == 1 && strict.errors.contains("would be compiled in an unproven form"))
    }

    @Test(arguments: [
        #"attributeType="Integer 16" defaultValueString="99999""#, #"attributeType="Double" defaultValueString="1,5""#,
        #"attributeType="Float" defaultValueString="1e39""#, #"attributeType="Decimal" defaultValueString="x""#,
    ])
    func aDefaultThatIsNoValueOfItsType(_ attribute: String) throws {
        try folder.write(
            "<model><entity name=\"A\"><attribute name=\"a\" optional=\"YES\" \(attribute)/></entity></model>",
            to: "M.xcdatamodel/contents")
        let outcome = try compile(folder.path("M.xcdatamodel"), "-o", folder.path("out"))
        #expect(outcome.status == 1 && count("error: ", in: outcome) == 1, "\(outcome.errors)")
        let ids = ["[default-not-representable]", "[unknown-feature]"]
        #expect(ids.map { count($0, in: outcome) }.reduce(0, +) == 1, "\(outcome.errors)")
    }

    /// An error of lint stops the current version, with the same id; an older version has shipped.
    @Test(arguments: [
        (
            #"<attribute name="d" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(zz)"/>"#,
            "invalid-derivation"
        ),
        (#"<attribute name="objectID" optional="YES" attributeType="String"/>"#, "reserved-property-name"),
        ("<uniquenessConstraints><uniquenessConstraint/></uniquenessConstraints>", "empty-uniqueness"),
        (#"<fetchIndex name="i"/>"#, "empty-index"),
        (
            #"<attribute name="r" optional="YES" attributeType="String" regularExpressionString=""/>"#,
            "invalid-validation-regex"
        ),
        (
            #"<attribute name="b" optional="YES" attributeType="Boolean" defaultValueString="maybe"/>"#,
            "default-not-representable"
        ),
        (
            #"<attribute name="n" optional="YES" attributeType="Integer 16" minValueString="9" maxValueString="1"/>"#,
            "inverted-bounds"
        ),
    ])
    func anErrorOfLintStopsTheCurrentVersion(_ part: String, _ id: String) throws {
        let text = "<model><entity name=\"A\">\(part)</entity></model>"
        let model = try writeVersions("M", "M 2")
        try folder.write(text, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        let refused = try compile(model, "-o", folder.path("out"), "--current", "M")
        #expect(refused.status == 1 && refused.errors.contains("[\(id)]"), "\(refused.errors)")
        #expect(count("error: ", in: refused) == 1 && count("[\(id)]", in: refused) == 1, "\(refused.errors)")
        #expect(!exists("out"))
        let older = try compile(
            model, "-o", folder.path("out"), "--current", "M 2", "--leave-out", "unfit-default")
        #expect(older.status == 0 && !older.errors.contains("error"), "\(older.errors)")
        #expect(older.errors.contains("warning"), "\(older.errors)")
    }

    /// Features without a compiled form are left out with one message, and refused if only proven features are allowed.
    @Test(arguments: [
        #"attributeType="UUID" defaultValueString="9B6C""#,
        #"attributeType="Date" derived="YES" derivationExpression="now()" defaultDateTimeInterval="3""#,
    ])
    func aDefaultThatCoreDataNeverReads(_ attribute: String) throws {
        try folder.write(
            "<model><entity name=\"A\"><attribute name=\"a\" optional=\"YES\" \(attribute)/></entity></model>",
            to: "M.xcdatamodel/contents")
        let model = folder.path("M.xcdatamodel")
        let outcome = try compile(model, "-o", folder.path("out"))
        #expect(outcome.status == 0 && outcome.errors.contains("[omitted-feature]"), "\(outcome.errors)")
        #expect(count(" a default of ", in: outcome) == 1 && count("ignored:", in: outcome) == 0, "\(outcome.errors)")
        #expect(try compile(model, "-o", folder.path("out"), "--strict").status == 1)
        let same = try modelc.run("diff", folder.path("out/M.mom"), model)
        #expect(same.output.contains("No differences"), "\(same.output)")
    }

    @Test func anIndexOfAnUnknownType() throws {
        try folder.write(
            #"<model><entity name="A"><attribute name="a" optional="YES" attributeType="String"/><fetchIndex name="i">"#
                + #"<fetchIndexElement property="a" type="Fulltext" order="ascending"/></fetchIndex></entity></model>"#,
            to: "M.xcdatamodel/contents")
        let outcome = try compile(folder.path("M.xcdatamodel"), "-o", folder.path("out"))
        #expect(outcome.status == 1 && outcome.errors.contains("Fulltext"), "\(outcome.errors)")
    }

    @Test func localizedNamesAreNotCompiled() throws {
        let model = try writeVersions("M")
        try folder.write("\"a\" = \"b\";", to: "M.xcdatamodeld/en.lproj/MModel.strings")
        let outcome = try compile(model, "-o", folder.path("out"), "-v")
        #expect(outcome.status == 0 && outcome.errors.contains("en.lproj' is not compiled"), "\(outcome.errors)")
    }

    @Test func aNumberBeyond64Bits() throws {
        try folder.write(
            """
            <model><entity name="A"><attribute name="n" optional="YES" attributeType="Integer 64"/></entity>
            <fetchRequest name="F" entity="A" predicateString="n == 99999999999999999999"/></model>
            """, to: "M.xcdatamodel/contents")
        let outcome = try compile(folder.path("M.xcdatamodel"), "-o", folder.path("out"))
        #expect(outcome.status == 0 && outcome.errors.contains("beyond 64 bits"), "\(outcome.errors)")
    }

    @Test func strictRefusesWhatIsUnproven() throws {
        try folder.write(
            """
            <model><entity name="A"><attribute name="a" optional="YES" attributeType="Binary" \
            allowsExternalBinaryDataStorage="YES"/></entity></model>
            """, to: "M.xcdatamodel/contents")
        let model = folder.path("M.xcdatamodel")
        #expect(try compile(model, "-o", folder.path("out"), "--strict").status == 1)
        let outcome = try compile(model, "-o", folder.path("out"))
        #expect(outcome.status == 0 && outcome.errors.contains("[unproven-feature]"))
        #expect(exists("out/M.mom"))
    }

    @Test func anUnknownFeatureToLeaveOutIsWrongUsage() throws {
        let outcome = try compile(Self.refused, "-o", folder.path("out"), "--leave-out", "validation-patern")
        #expect(outcome.status == 64 && outcome.errors.contains("did you mean 'validation-pattern'?"))
        let list = try compile(
            Self.refused, "-o", folder.path("out"), "--leave-out", "validation-pattern, partial-index", "--dry-run")
        #expect(list.status == 0, "\(list.errors)")
    }
}
