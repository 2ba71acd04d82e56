import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcTestSupport
import Testing

/// Each diagnostic of reading, with a file that has the problem and a similar file that has not.
@Suite struct ReadingDiagnosticTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var id: String
        var severity: Severity
        var faulty: String
        var fine: String
        var testDescription: String { id }
    }

    /// `faulty` and `fine` are the content of an entity `Book`; those that begin with `<model` are whole files.
    private static let cases = [
        row("unknown-xml", .warning, #"<attribute name="a" attributeType="String" shade="x"/>"#, string),
        row("unknown-xml", .warning, #"<atribute name="a"/>"#, string),
        row("unknown-xml", .warning, "words", string),
        row(
            "misspelt-renaming-identifier", .warning,
            #"<attribute name="a" attributeType="String" renamingIdentifier="x"/>"#, string),
        row("unreadable-element", .error, #"<attribute attributeType="String"/>"#, string),
        row("ignored-content", .warning, #"<attribute name=" a" attributeType="String"/>"#, string),
        row("ignored-content", .warning, "<userInfo/><userInfo/>", "<userInfo/>"),
        row("unreadable-element", .error, fetched(request + request), fetched(request)),
        row("ignored-content", .warning, "<model/>", #"<model type="x"/>"#),
        row(
            "ignored-content", .warning, attribute("Date", #"optional="maybe""#), attribute("Date", #"optional="true""#)
        ),
        row("unreadable-element", .error, relationship(#"minCount="x""#), relationship(#"minCount="0""#)),
        row("unreadable-element", .error, relationship(#"minCount="-1""#), relationship(#"minCount="0""#)),
        row(
            "unreadable-element", .error, attribute("Date", #"defaultDateTimeInterval="now""#),
            attribute("Date", #"defaultDateTimeInterval="0""#)),
        row("ignored-content", .warning, index(#"order="up""#), index(#"order="descending""#)),
        row("unreadable-element", .error, attribute("Integer16"), attribute("Integer 16")),
        row("undefined-attribute-type", .warning, attribute("Undefined"), string),
        row("default-not-representable", .warning, attribute("UUID", value("x")), attribute("UUID")),
        row(
            "default-not-representable", .warning, attribute("Date", value("2010-01-01")),
            attribute("Date", value("2010-01-01") + #" defaultDateTimeInterval="0""#)),
        row(
            "default-not-representable", .warning, attribute("Integer 16", value("99999")),
            attribute("Integer 16", value("9"))
        ),
        row(
            "default-not-representable", .warning, attribute("Integer 64", value("3.7")),
            attribute("Integer 64", value("-3"))),
        row(
            "default-not-representable", .note, attribute("Integer 32", value("0.0")),
            attribute("Integer 32", value("0"))),
        row(
            "default-not-representable", .warning, attribute("Double", value("nan")), attribute("Double", value("1e3"))),
        row(
            "default-not-representable", .warning, attribute("Decimal", value("x")), attribute("Decimal", value("0.10"))
        ),
        row("default-not-representable", .note, attribute("Boolean", value("0")), attribute("Boolean", value("YES"))),
        row(
            "ignored-content", .warning, attribute("Float", #"minValueString="low""#),
            attribute("Float", #"minValueString="-4.5""#)),
        row(
            "ignored-content", .warning, attribute("Date", #"maxValueString="later""#),
            attribute("Date", #"maxValueString="later" maxDateTimeInterval="1""#)),
        row(
            "ignored-content", .warning, attribute("Binary", #"minValueString="1""#),
            attribute("String", #"minValueString="1""#)),
        row(
            "external-storage-on-non-binary", .warning, attribute("String", #"allowsExternalBinaryDataStorage="YES""#),
            attribute("Binary", #"allowsExternalBinaryDataStorage="YES""#)),
        row(
            "external-storage-on-non-binary", .warning,
            attribute("Integer 16", #"allowsExternalBinaryDataStorage="YES""#),
            attribute("Transformable", #"allowsExternalBinaryDataStorage="YES""#)),
        row(
            "ignored-content", .warning, attribute("String", #"usesScalarValueType="NO""#),
            attribute("Date", #"usesScalarValueType="NO""#)),
        row(
            "class-on-non-transformable", .warning, attribute("String", #"customClassName="X""#),
            attribute("Transformable", #"customClassName="X""#)),
        row(
            "transformer-on-non-transformable", .warning, attribute("Date", #"valueTransformerName="X""#),
            attribute("Transformable", #"valueTransformerName="X""#)),
        row(
            "ignored-content", .warning, attribute("Date", #"regularExpressionString="x""#),
            attribute("String", #"regularExpressionString="x""#)),
        row(
            "ignored-content", .warning, attribute("String", #"derivationExpression="now()""#),
            attribute("Date", #"derived="YES" derivationExpression="now()""#)),
        row(
            "invalid-derivation", .warning, attribute("Date", #"derived="YES""#),
            attribute("Date", #"derived="YES" derivationExpression="now()""#)),
        row(
            "ignored-content", .warning, userInfo(#"<entry key="k" value="1"/><entry key="k" value="2"/>"#),
            userInfo(#"<entry key="k" value="1"/><entry key="K" value="2"/>"#)),
        row("unreadable-element", .error, relationship(#"deletionRule="Nulify""#), relationship("")),
        row(
            "delete-rule-unset", .warning, #"<relationship name="r" maxCount="1" destinationEntity="Book"/>"#,
            relationship("")),
        row(
            "ignored-content", .warning, relationship(#"inverseName="x""#),
            relationship(#"inverseName="x" inverseEntity="Book""#)),
        row("ordered-to-one", .warning, relationship(#"ordered="YES""#), toMany(#"ordered="YES""#)),
        row("to-one-max-count", .warning, relationship(#"maxCount="3""#), relationship(#"maxCount="1""#)),
        row("to-many-of-one", .warning, toMany(#"maxCount="1""#), toMany(#"maxCount="2""#)),
        row(
            "minimum-count-without-effect", .note, relationship(#"optional="YES" minCount="1""#),
            relationship(#"minCount="1""#)),
        row("unreadable-element", .error, fetched(""), fetched(request)),
        row(
            "partial-request-flags", .note,
            fetched(#"<fetchRequest name="f" entity="Book" includeSubentities="YES"/>"#), fetched(request)),
    ]

    @Test(arguments: cases)
    func theProblemIsReportedAndItsNeighbourIsFine(_ row: Case) throws {
        let found = try ModelFixture.read(row.faulty).diagnostics.filter { $0.id.rawValue == row.id }
        #expect(found.map(\.severity) == [row.severity], "\(row.faulty)")
        #expect(found.allSatisfy { $0.location?.position != nil })
        let neighbour = try ModelFixture.read(row.fine).diagnostics.filter { $0.id.rawValue == row.id }
        #expect(neighbour.isEmpty, "\(row.fine)")
    }

    @Test func everyIDOfTheFormatHasItsCase() throws {
        let own = try text("Sources/ModelcFiles/XMLFormat/ElementReport.swift")
        let declared = own.matches(of: /DiagnosticID\("([a-z-]+)"\)/).map { String($0.output.1) } + (try sharedIDs())
        // Diagnostics about the bundle, whole files and archives have separate suites.
        let elsewhere: Set = [
            "no-such-path", "not-a-model", "unreadable-file", "no-current-version", "current-version-missing",
            "unknown-version", "unreadable-model", "no-models", "too-many-faults", "merge-conflict-marker",
        ]
        let covered = Set(ReadingDiagnosticTests.cases.map(\.id)).union(elsewhere)
        #expect(Set(declared).subtracting(covered).sorted() == [])
        #expect(covered.subtracting(declared).sorted() == [])
    }

    /// The ids that other modules report, too, and that this module names.
    private func sharedIDs() throws -> [String] {
        let folder = "Sources/ModelcFiles"
        let files = try FileManager.default.subpathsOfDirectory(atPath: Repository.path(folder))
        let words = try files.filter { $0.hasSuffix(".swift") }.reduce(into: Set<Substring>()) {
            $0.formUnion(try text("\(folder)/\($1)").matches(of: /\.(\w+)/).map(\.output.1))
        }
        return try ["ModelcSchema/DiagnosticID+Models", "ModelcDiagnostics/DiagnosticID"].flatMap { file in
            try text("Sources/\(file).swift").matches(of: /static let (\w+) = DiagnosticID\("([a-z-]+)"\)/)
                .filter { words.contains($0.output.1) }.map { String($0.output.2) }
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: Repository.path(path), encoding: .utf8)
    }

    private static let string = attribute("String")
    private static let request = #"<fetchRequest name="fetchedPropertyFetchRequest" entity="Book"/>"#

    private static func row(_ id: String, _ severity: Severity, _ faulty: String, _ fine: String) -> Case {
        Case(id: id, severity: severity, faulty: file(faulty), fine: file(fine))
    }

    private static func file(_ body: String) -> String {
        body.hasPrefix("<model") ? body : ModelFixture.contents("<entity name=\"Book\">\n\(body)\n</entity>")
    }

    private static func attribute(_ type: String, _ more: String = "") -> String {
        "<attribute name=\"a\" attributeType=\"\(type)\" \(more)/>"
    }

    private static func value(_ text: String) -> String { "defaultValueString=\"\(text)\"" }

    private static func relationship(_ more: String) -> String {
        let rule = more.contains("deletionRule") ? "" : "deletionRule=\"Nullify\" "
        return "<relationship name=\"r\" \(rule)destinationEntity=\"Book\" \(more)/>"
    }

    private static func toMany(_ more: String) -> String { relationship("toMany=\"YES\" " + more) }

    private static func fetched(_ body: String) -> String {
        "<fetchedProperty name=\"f\" optional=\"YES\">\(body)</fetchedProperty>"
    }

    private static func index(_ more: String) -> String {
        "<fetchIndex name=\"i\"><fetchIndexElement property=\"a\" type=\"Binary\" \(more)/></fetchIndex>"
    }

    private static func userInfo(_ entries: String) -> String { "<userInfo>\(entries)</userInfo>" }
}
