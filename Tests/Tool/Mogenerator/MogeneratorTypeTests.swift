import Foundation
import ModelcTestSupport
import Testing

/// The types that mogenerator's templates get, release by release.
@Suite struct MogeneratorTypeTests {
    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            <model>
            <entity name="Thing" representedClassName="Thing" syncable="YES">
            <attribute name="binary" attributeType="Binary"/>
            <attribute name="count" attributeType="Integer 32" minValueString="0"/>
            <attribute name="date" attributeType="Date"/>
            <attribute name="free" attributeType="Transformable"/>
            <attribute name="half" attributeType="Double" minValueString="0.5"/>
            <attribute name="link" attributeType="URI"/>
            <attribute name="list" attributeType="Transformable"><userInfo>
            <entry key="attributeValueClassName" value="NSArray&lt;NSString*&gt;"/></userInfo></attribute>
            <attribute name="named" attributeType="Transformable" customClassName="UIColor"/>
            <attribute name="one" attributeType="Integer 16" minValueString="1"/>
            <attribute name="plain" attributeType="Integer 64"/>
            <attribute name="text" attributeType="String"/>
            <attribute name="unique" attributeType="UUID"/>
            <relationship name="many" toMany="YES" deletionRule="No Action" destinationEntity="Thing"/>
            <userInfo><entry key="additionalImports" value="UIKit,"/></userInfo>
            </entity>
            </model>
            """, to: "M.xcdatamodel/contents")
    }

    /// The text that a template makes of the entity.
    private func text(_ template: String, release: String, _ more: String...) throws -> String {
        let ending = more.contains("--swift") ? "swift" : "h"
        let names = ending == "swift" ? ["machine.swift"] : ["machine.h", "machine.m", "human.m"]
        for name in names { try folder.write(template, to: "T/\(name).motemplate") }
        try folder.write("human", to: "T/human.\(ending).motemplate")
        let outcome = try modelc.run(
            ["mogenerator", "-m", folder.path("M.xcdatamodel"), "-O", folder.path("out")]
                + ["--template-path", folder.path("T"), "--mogenerator-version", release] + more)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try String(contentsOfFile: folder.path("out/_Thing." + ending), encoding: .utf8)
    }

    private func attributes(_ key: String, release: String, _ more: String...) throws -> String {
        let template =
            ":<$foreach A noninheritedAttributes do$><$if A.\(key)$><$A.name$> <$A.\(key)$>;<$endif$>"
            + "<$endforeach do$>"
        // A file whose text is blank is not written, so the text has a first character.
        return String(try text(template, release: release, more.first ?? "--v2").dropFirst())
    }

    @Test(arguments: [
        ("1.24", "count int;half double;one short;plain long long;"),
        ("1.25", "count int32_t;half double;one int16_t;plain int64_t;"),
        ("1.27", "count int32_t;half double;one int16_t;plain int64_t;"),
        ("1.28", "count uint32_t;half double;one int16_t;plain int64_t;"),
        ("1.30.1", "count uint32_t;half double;one int16_t;plain int64_t;"),
        ("1.32", "count uint32_t;half double;one int16_t;plain int64_t;"),
        ("master", "count uint32_t;half double;one uint16_t;plain int64_t;"),
    ])
    func scalarsOfObjectiveC(release: String, expected: String) throws {
        #expect(try attributes("scalarAttributeType", release: release) == expected)
    }

    @Test(arguments: [
        ("1.28", "count UInt32;half Double;one Int16;plain Int64;"),
        ("master", "count UInt32;half Double;one UInt16;plain Int64;"),
    ])
    func scalarsOfSwift(release: String, expected: String) throws {
        #expect(try attributes("scalarAttributeType", release: release, "--swift") == expected)
    }

    /// A minimum of 0.5 has the text `>= 0` as well; only `master` can be told to ignore it.
    @Test(arguments: [
        ("1.27", ""), ("1.28", "count 1;half 1;"), ("master", "count 1;half 1;one 1;"),
    ])
    func unsignedTypes(release: String, expected: String) throws {
        #expect(try attributes("isUnsigned", release: release) == expected)
        let signed = try attributes("isUnsigned", release: release, "--template-var=force-signed=true")
        #expect(signed == (release == "master" ? "" : expected))
    }

    @Test(arguments: [
        (
            "1.24",
            "binary NSData;count NSNumber;date NSDate;free NSObject;half NSNumber;link NSURL;"
                + "list NSArray<NSString*>;named NSObject;one NSNumber;plain NSNumber;text NSString;unique NSUUID;"
        ),
        (
            "1.25",
            "binary NSData *;count NSNumber *;date NSDate *;free id;half NSNumber *;link NSURL *;"
                + "list NSArray<NSString*> *;named id;one NSNumber *;plain NSNumber *;text NSString *;unique NSUUID *;"
        ),
        (
            "1.31",
            "binary NSData*;count NSNumber*;date NSDate*;free id;half NSNumber*;list NSArray<NSString*>;named id;"
                + "one NSNumber*;plain NSNumber*;text NSString*;"
        ),
        (
            "1.32",
            "binary NSData*;count NSNumber*;date NSDate*;free id;half NSNumber*;link NSURL*;list NSArray<NSString*>;"
                + "named UIColor*;one NSNumber*;plain NSNumber*;text NSString*;unique NSUUID*;"
        ),
    ])
    func objectTypesOfObjectiveC(release: String, expected: String) throws {
        #expect(try attributes("objectAttributeType", release: release) == expected)
    }

    @Test(arguments: [
        (
            "1.30",
            "binary NSData;count NSNumber;date NSDate;free AnyObject;half NSNumber;list NSArray<NSString*>;"
                + "named AnyObject;one NSNumber;plain NSNumber;text String;"
        ),
        (
            "1.31",
            "binary NSData;count NSNumber;date Date;free AnyObject;half NSNumber;list NSArray<NSString*>;"
                + "named AnyObject;one NSNumber;plain NSNumber;text String;"
        ),
        (
            "1.32",
            "binary Data;count NSNumber;date Date;free AnyObject;half NSNumber;link URL;list NSArray<NSString*>;"
                + "named UIColor;one NSNumber;plain NSNumber;text String;unique UUID;"
        ),
    ])
    func classesOfSwift(release: String, expected: String) throws {
        #expect(try attributes("objectAttributeClassName", release: release, "--swift") == expected)
    }

    /// mogenerator's own reader does not know the rule No Action, and a key path through nil has no text.
    @Test(arguments: [("1.28", "NSSet 0 [] []"), ("1.32", "NSSet<Thing*> 1 [] []")])
    func relationships(release: String, expected: String) throws {
        let template =
            "<$foreach R noninheritedRelationships$><$R.immutableCollectionClassName$> <$R.deleteRule$> "
            + "[<$R.inverseRelationship.name$>] [<$R.inverseRelationship.isToMany$>]<$endforeach$>"
        #expect(try text(template, release: release) == expected)
    }

    /// `master` sets a variable that its templates ask for.
    @Test(arguments: [("1.32", ""), ("master", "1")])
    func constantsAreOnByDefault(release: String, expected: String) throws {
        let template = "x<$TemplateVar.include-ash-classes$>"
        #expect(try text(template, release: release) == "x" + expected)
        #expect(try text(template, release: release, "--template-var=include-ash-classes=false") == "x0")
    }

    /// Values are read as `NSString.boolValue` reads them.
    @Test(arguments: [
        ("YES", true), (" true", true), ("05", true), ("-1", true), ("+7x", true), ("0", false), ("-0", false),
        ("NO", false),
        ("", false),
    ])
    func booleansOfUserInfo(_ value: String, _ isTrue: Bool) throws {
        try folder.write(
            """
            <model><entity name="Thing" representedClassName="Thing"><attribute name="a" attributeType="Integer 16">
            <userInfo><entry key="mogenerator.usesScalarAttributeType" value="\(value)"/></userInfo></attribute>
            </entity></model>
            """, to: "M.xcdatamodel/contents")
        #expect(try attributes("usesScalarAttributeType", release: "1.32") == (isTrue ? "a 1;" : ""))
    }

    /// An empty item, after a comma at the end, is no import of the bundled templates.
    @Test func additionalImports() throws {
        for language in ["--v2", "--swift"] {
            _ = try modelc.run("mogenerator", "-m", folder.path("M.xcdatamodel"), "-O", folder.path("own"), language)
        }
        let header = try String(contentsOfFile: folder.path("own/_Thing.h"), encoding: .utf8)
        #expect(header.contains("@import UIKit;\n#else\n"))
        let source = try String(contentsOfFile: folder.path("own/_Thing.swift"), encoding: .utf8)
        #expect(source.contains("public import UIKit\n\n"))
    }
}
