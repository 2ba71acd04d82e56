import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

/// Files that are not models, and files with errors: everything is reported, at its position.
@Suite struct DocumentProblemTests {
    @Test(arguments: [
        ("", "the file is empty"),
        ("<model", "the file is not well-formed XML"),
        ("<model><entity name=\"A\"></model>", "the file is not well-formed XML"),
        ("plain text", "the file is not well-formed XML"),
        ("<mapping/>", "its root element is <mapping>, not <model>"),
        ("<!DOCTYPE model><model/>", "the file is refused: the document has a DOCTYPE"),
        ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><model/>", "the encoding is UTF-16"),
        ("<model><entity name=\"\u{1}\"/></model>", "the file is not well-formed XML"),
    ])
    func filesThatAreNoModel(_ contents: String, _ message: String) throws {
        let reading = try ModelFixture.read(contents)
        let error = try #require(reading.onlyError)
        #expect(error.id == .unreadableModel)
        #expect(error.message.contains(message), "\(error.message)")
        #expect(reading.selectedVersion?.model == nil)
        #expect(!reading.isUsable)
    }

    @Test func billionLaughsAreRefused() throws {
        let entities = (1...9).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }.joined()
        let bomb = "<!DOCTYPE model [<!ENTITY a0 \"ha\">\(entities)]><model name=\"&a9;\"/>"
        #expect(try ModelFixture.read(bomb).onlyError?.message.contains("DOCTYPE") == true)
    }

    @Test func depthIsLimited() throws {
        let deep = String(repeating: "<model>", count: 100_000) + String(repeating: "</model>", count: 100_000)
        let errors = try ModelFixture.read(deep).diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.id) == [.unreadableModel])
        #expect(errors.first?.message.contains("nested more than 256 deep") == true)
    }

    @Test func badUTF8HasItsPlace() throws {
        let folder = try TemporaryFolder()
        var data = Data("<model>\n  <entity name=\"".utf8)
        data.append(contentsOf: [0xC3, 0x28])
        data.append(Data("\"/>\n</model>".utf8))
        try folder.write(data, to: "M.xcdatamodel/contents")
        let error = try #require(ModelReader().read(folder.path("M.xcdatamodel")).onlyError)
        #expect(error.message.contains("UTF-8"))
        #expect(error.location?.position?.line == 2)
    }

    @Test func everyConflictMarkerIsReported() throws {
        let text = """
            <model>
            <<<<<<< HEAD
                <entity name="A"/>
            =======
                <entity name="B"/>
            >>>>>>> branch
            </model>
            """
        let errors = try ModelFixture.read(text).diagnostics
        #expect(errors.map { $0.location?.position?.line } == [2, 4, 6])
        #expect(errors.allSatisfy { $0.message == "the file holds an unresolved merge conflict" })
    }

    @Test func whatAHalfResolvedMergeLeavesBehindIsAnError() throws {
        let text = ModelFixture.contents("=======\n    <entity name=\"A\"/>\n>>>>>>> branch")
        let reading = try ModelFixture.read(text)
        let errors = reading.diagnostics.filter { $0.severity == .error }
        #expect(errors.map { $0.location?.position?.line } == [3, 5])
        #expect(!reading.isUsable)
        #expect(reading.selectedVersion?.model == nil)
    }

    @Test func textIsReportedWhereItStands() throws {
        let reading = try ModelFixture.read(
            ModelFixture.contents("    <entity name=\"A\">\n      some words\n    </entity>"))
        let place = try #require(reading.diagnostics.first?.location?.position)
        #expect(place.line == 4 && place.column == 7)
    }

    @Test func textInUnknownElementsComesBackAndStaysAsItIs() throws {
        let body = """
                <entity name="A">
                    <note>
                        read me
                    </note>
                </entity>
            """
        let once = try rewritten(ModelFixture.contents(body))
        #expect(once.contains("        <note>read me</note>\n"))
        #expect(try rewritten(once) == once)
    }

    private func rewritten(_ text: String) throws -> String {
        let model = try #require(try ModelFixture.read(text).selectedVersion?.model)
        return String(decoding: ModelWriter().contents(of: model), as: UTF8.self)
    }

    @Test func everythingWrongIsReportedInOnePass() throws {
        let text = ModelFixture.contents(
            """
                <entity name="Book" representedClassName="Book" isAbstract="maybe" color="red">
                    <attribute name="pages" attributeType="Integer16"/>
                    <attribute attributeType="String"/>
                    <relationship name="author" maxCount="one" deletionRule="Nulify" destinationEntity="Author"/>
                    <relatoinship name="shelf"/>
                    <fetchedProperty name="others" optional="YES"/>
                </entity>
            """)
        let found = try ModelFixture.read(text).diagnostics.map { diagnostic in
            let place = diagnostic.location?.position.map { "\($0.line):\($0.column)" } ?? ""
            return "\(place) \(diagnostic.id) \(diagnostic.modelPath ?? "-") \(diagnostic.help ?? "")"
        }
        #expect(
            found == [
                "3:53 ignored-content Book write YES, or remove the attribute",
                "3:72 unknown-xml Book ",
                "4:33 unreadable-element Book.pages did you mean 'Integer 16'?",
                "5:9 unreadable-element Book give it a name, or remove the element",
                "6:37 unreadable-element Book.author write a number, or remove the attribute",
                "6:52 unreadable-element Book.author did you mean 'Nullify'?",
                "7:9 unknown-xml Book did you mean <relationship>?",
                "8:9 unreadable-element Book.others write <fetchRequest name=\"fetchedPropertyFetchRequest\" entity=\"…\" "
                    + "predicateString=\"…\"/> into it, or remove it",
            ])
    }

    @Test func unknownThingsAreKeptAndWrittenBack() throws {
        let text = ModelFixture.contents(
            """
                <entity name="Book" shiny="YES" syncable="YES">
                    <attribute name="title" optional="NO" attributeType="String" syncable="true"/>
                    <userInfo/>
                    <sparkle level="3">
                        <dust/>
                    </sparkle>
                </entity>
            """)
        let reading = try ModelFixture.read(text)
        #expect(reading.isUsable)
        #expect(reading.diagnostics.map(\.id) == [.unknownXML, .unknownXML])
        let written = ModelWriter().contents(of: try #require(reading.selectedVersion?.model))
        let expected = text.replacingOccurrences(
            of: "<entity name=\"Book\" shiny=\"YES\" syncable=\"YES\">",
            with: "<entity name=\"Book\" syncable=\"YES\" shiny=\"YES\">")
        #expect(String(decoding: written, as: UTF8.self) == expected)
    }

    @Test func aByteOrderMarkAndCRLFAreFine() throws {
        let crlf = ModelFixture.small.replacingOccurrences(of: "\n", with: "\r\n")
        let reading = try ModelFixture.read("\u{FEFF}" + crlf)
        #expect(reading.diagnostics.isEmpty)
        let entity = try #require(reading.selectedVersion?.model?.entities.first)
        #expect(entity.position?.line == 3)
        #expect(entity.position?.column == 5)
    }

    @Test func tenThousandEntities() throws {
        let entities = (0..<10_000).map {
            "<entity name=\"E\($0)\"><attribute name=\"a\" attributeType=\"String\"/></entity>"
        }
        let reading = try ModelFixture.read(ModelFixture.contents(entities.joined(separator: "\n")))
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.selectedVersion?.model?.entities.count == 10_000)
    }

    @Test(arguments: ["a/b", "../../etc/passwd", "with space", "📚", "é", "a&amp;b", "&quot;quoted&quot;"])
    func anyEntityNameIsRead(_ name: String) throws {
        let text = ModelFixture.contents("    <entity name=\"\(name)\"/>")
        let reading = try ModelFixture.read(text)
        #expect(reading.isUsable)
        let model = try #require(reading.selectedVersion?.model)
        #expect(ModelWriter().contents(of: model).elementsEqual(text.utf8))
    }

    @Test func aFileOfProblemsDoesNotFillTheMemory() throws {
        let problems = String(repeating: "<x/>", count: 50_000)
        let reading = try ModelFixture.read(ModelFixture.contents(problems))
        #expect(reading.diagnostics.count == 10_001)
        #expect(reading.diagnostics.last?.id == .tooManyProblems)
    }
}
