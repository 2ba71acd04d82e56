import Foundation
import ModelcFiles
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

/// Reading and writing are inverse.
@Suite struct MappingRoundTripTests {
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)), arguments: try MappingCorpus.all())
    func writingBackGivesTheSameObjects(_ file: MappingCorpus) throws {
        let reading = try file.read()
        let original = try String(contentsOfFile: try file.path(), encoding: .utf8)
        let written = try MappingModelWriter().bytes(of: try #require(reading.mapping))
        let graph = StoreGraph.objects(in: original)
        #expect(!graph.isEmpty)
        #expect(StoreGraph.objects(in: String(decoding: written, as: UTF8.self)) == graph)
        let again = MappingModelReader().read(written, path: "again")
        #expect(again.mapping?.meaning == reading.mapping?.meaning)
        #expect(again.mapping?.storeIdentifier == reading.mapping?.storeIdentifier)
        #expect(try MappingModelWriter().bytes(of: try #require(again.mapping)) == written)
    }

    @Test func whatIsWrittenIsReadAsTheSameMapping() throws {
        let mapping = try MappingFixture.mapping()
        let reading = MappingFixture.read(try MappingFixture.text())
        #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
        let read = try #require(reading.mapping)
        #expect(read.meaning == mapping.meaning)
        #expect(read.source.model?.entities.map(\.name) == ["Author", "Book"])
        let grown = try #require(read.destination.model)
        #expect(grown.entities.map(\.name) == ["Author", "Book", "Publisher"])
        #expect(grown.entities[1].attributes.map(\.name) == ["genre", "title"])
        #expect(grown.entities[0].relationships.first?.inverseName == "author")
        #expect(read.frameworkVersion == 1251)
        #expect(read.objectNumber == 102)
        #expect(read.source.bundleName == "Library" && read.destination.versionName == "Library 2")
    }

    @Test func writingIsByteStable() throws {
        let text = try MappingFixture.text()
        #expect(try MappingFixture.text() == text)
        #expect(text.hasSuffix("</object>\n</database>"))
        #expect(text.contains("<UUID>"))
        #expect(text.contains("NSStoreModelVersionChecksumKey"))
        let older = try MappingModelWriter(writesChecksum: false).bytes(of: MappingFixture.mapping())
        #expect(!String(decoding: older, as: UTF8.self).contains("NSStoreModelVersionChecksumKey"))
    }

    /// The identifier is a version-5 UUID; another content gives another identifier.
    @Test func theIdentifierFollowsFromTheContent() throws {
        var mapping = try MappingFixture.mapping()
        let first = try #require(MappingFixture.read(try MappingFixture.text()).mapping?.storeIdentifier)
        #expect(first.wholeMatch(of: /[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}/) != nil)
        mapping.entityMappings[0].policyClassName = "Other"
        let bytes = try MappingModelWriter().bytes(of: mapping)
        #expect(MappingModelReader().read(bytes, path: "x").mapping?.storeIdentifier != first)
    }

    @Test func reservedCharactersAreEscapedAsTheStoreDoes() throws {
        let text = try MappingFixture.text()
        #expect(text.contains("books.@count \\u3e00 0 \\u2600 \\u3c00odd\\u3e00"))
        #expect(!text.contains("&amp;"))
        let real = text.replacingOccurrences(of: "\\u3e00 0 \\u2600 ", with: "&gt; 0 &amp; ")
        let filter = MappingFixture.read(real).mapping?.entityMappings[0].sourceFilter
        #expect(filter == "name != \"\" AND books.@count > 0 & <odd>")
    }

    @Test func modelsWithFeaturesOfUnknownFormAreRefusedWithTheWayOut() throws {
        let derived = MappingFixture.model { $0.entities[1].attributes[0].isDerived = true }
        let composite = MappingFixture.model { $0.entities[0].attributes[0].type = .composite }
        for (model, place) in [(derived, "Book.title"), (composite, "Author.name")] {
            var mapping = try MappingFixture.mapping()
            mapping.destination.model = model
            let error = #expect(throws: MappingWritingError.self) { _ = try MappingModelWriter().bytes(of: mapping) }
            #expect(error?.message.contains(place) == true)
            #expect(error?.help.contains("stages") == true)
        }
    }

    @Test func aMissingModelAndAnUnknownExpressionAreRefused() throws {
        var mapping = try MappingFixture.mapping()
        mapping.entityMappings[1].attributeMappings[0].valueExpression = try ValueExpression(format: "a + 1")
        let error = #expect(throws: MappingWritingError.self) { _ = try MappingModelWriter().bytes(of: mapping) }
        #expect(error == .expression(modelPath: "Books.genre", text: "a + 1"))
        mapping.destination.model = nil
        let missing = #expect(throws: MappingWritingError.self) { _ = try MappingModelWriter().bytes(of: mapping) }
        #expect(missing == .missingModel(side: "destination"))
    }

    /// Written files can be read: the same maximum size applies to both.
    @Test func aFileThatCouldNotBeReadIsNotWritten() throws {
        let mapping = try MappingFixture.mapping()
        let size = try MappingModelWriter().bytes(of: mapping).count
        #expect(try MappingModelWriter(largestFile: size).bytes(of: mapping).count == size)
        #expect(throws: MappingWritingError.tooLarge(byteCount: size)) {
            _ = try MappingModelWriter(largestFile: size - 1).bytes(of: mapping)
        }
        #expect(MappingModelWriter().largestFile == MappingModelReader.largestFile)
    }

    @Test func whatTheFormatDoesNotKnowComesBack() throws {
        let unknown = "<attribute name=\"colour\" type=\"string\">red</attribute>"
        let stranger = "    <object type=\"XDDEVSTRANGER\" id=\"z900\">\n        \(unknown)\n    </object>\n"
        let text = try MappingFixture.text()
            .replacingOccurrences(of: "<attribute name=\"mappingnumber\" type=\"int16\">2", with: "\(unknown)$0")
            .replacingOccurrences(of: "$0", with: "<attribute name=\"mappingnumber\" type=\"int16\">2")
            .replacingOccurrences(of: "</database>", with: stranger + "</database>")
        let reading = MappingFixture.read(text)
        #expect(reading.diagnostics.map(\.id) == [.unknownMappingContent, .unknownMappingContent])
        let written = try MappingModelWriter().bytes(of: try #require(reading.mapping))
        #expect(StoreGraph.objects(in: String(decoding: written, as: UTF8.self)) == StoreGraph.objects(in: text))
    }
}

/// The objects of a mapping model's file, read line by line without the tested reader: a text for each object that does
/// not depend on the order of objects, attributes and references.
enum StoreGraph {
    static func objects(in text: String) -> Set<String> {
        let object = /<object type="([^"]*)" id="([^"]*)">(.*?)<\/object>/.dotMatchesNewlines()
        return Set(
            text.matches(of: object).map { match in
                let fields = attributes(in: match.output.3) + relationships(in: match.output.3)
                return "\(match.output.1) \(match.output.2)\n" + fields.sorted().joined(separator: "\n")
            })
    }

    private static func attributes(in body: Substring) -> [String] {
        let attribute = /<attribute name="([^"]*)" type="([^"]*)">([^<]*)<\/attribute>/
        return body.matches(of: attribute).map { match in
            let isBinary = match.output.2 == "binary"
            let value = isBinary ? String(match.output.3.filter { !$0.isWhitespace }) : String(match.output.3)
            return "\(match.output.1) \(match.output.2) \(value)"
        }
    }

    private static func relationships(in body: Substring) -> [String] {
        let relationship = /<relationship name="([^"]*)" type="([^"]*)" destination="([^"]*)"(?: idrefs="([^"]*)")?>/
        return body.matches(of: relationship).map { match in
            let ids = (match.output.4 ?? "").split(separator: " ").sorted().joined(separator: " ")
            return "\(match.output.1) \(match.output.2) \(match.output.3) \(ids)"
        }
    }
}
