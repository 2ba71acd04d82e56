import Foundation
import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcTestSupport
import ModelcXML
import Testing

@testable import ModelcFiles

/// Large files are read in two halves. The result is the same as reading them as a whole.
@Suite struct DocumentHalvesTests {
    @Test func aLargeFileIsReadInHalves() throws {
        let source = try #require(Large.source(with: ""))
        let model = try #require(DocumentHalves(source)?.model(path: "contents"))
        #expect(model.entities.count == Large.count && model.configurations.map(\.name) == ["A", "C"])
        #expect(
            model.diagramElements.count == 1
                && model == ModelDocumentReader.read(source, path: "contents", with: Companion()).model)
        #expect(ModelDocumentReader.read(source, path: "contents").model == model)
    }

    @Test func smallFilesAreReadAsAWhole() { #expect(DocumentHalves(SourceText(Array(Large.head.utf8))) == nil) }

    /// In the middle of the file is something that does not allow for a split, or has to be reported.
    @Test(arguments: [
        "<!-- \(Large.middle) -->", "<wrapper>\(Large.middle)</wrapper>", "<![CDATA[\(Large.middle)]]>",
        "<?pi \(Large.middle)?>", "text \(Large.middle)", "<entity name='Open'>\(Large.middle)",
        "</model>\(Large.middle)",
        "<entity name=''/>\(Large.middle)", "<entity name='A' a='\(Large.middle)'/>", "<elements/>\(Large.middle)",
        "<entity name='<'/>\(Large.middle)", "\u{0}\(Large.middle)", "<model>\(Large.middle)</model>",
    ])
    func whatCannotBeSplitIsReadAsAWhole(_ middle: String) throws {
        let source = try #require(Large.source(with: middle))
        let halves = DocumentHalves(source)
        #expect(halves != nil && halves?.model(path: "contents") == nil)
        let (model, diagnostics) = ModelDocumentReader.read(source, path: "contents")
        let whole = ModelDocumentReader.read(source, path: "contents", with: Companion())
        #expect(model == whole.model && diagnostics == whole.diagnostics)
    }

    /// The root's start tag is searched as bytes.
    @Test(arguments: [
        "<!-- <model a=''> --><model type='x'>", "<model type='a > b'>", "<model name=\"<model \">",
        "<a/><model type='x'>",
    ])
    func unusualStartTags(_ start: String) throws {
        let source = try #require(Large.source(with: Large.middle, head: start))
        let (model, diagnostics) = ModelDocumentReader.read(source, path: "contents")
        let whole = ModelDocumentReader.read(source, path: "contents", with: Companion())
        #expect(model == whole.model && diagnostics == whole.diagnostics)
    }

    @Test func everyModelOfTheCorpusIsTheSame() throws {
        var halved = 0
        for version in Corpus.versions where version.facts.format == "xml" {
            let file = version.facts.url.appendingPathComponent("contents")
            let source = SourceText(Array(try Data(contentsOf: file)))
            guard let halves = DocumentHalves(source, smallest: 0), let model = halves.model(path: file.path) else {
                continue
            }
            halved += 1
            #expect(
                model == ModelDocumentReader.read(source, path: file.path, with: Companion()).model, "\(version.path)")
        }
        #expect(!Corpus.isAvailable || halved > 100)
    }
}

/// A handler that ignores all events. A file with a second handler is read as a whole.
private final class Companion: XMLEventHandler {
    func startElement(_ tag: borrowing XMLStartTag) {}
    func endElement() {}
    func text(_ text: String, at position: SourcePosition) {}
    func comment() {}
}

/// A file with many entities, and with other text in the middle.
private enum Large {
    static let count = 1_000
    static let head =
        "<?xml version=\"1.0\"?>\n<model type=\"x\" userDefinedModelVersionIdentifier=\"é\">\n<configuration name=\"A\"/>"
        + "<composite name=\"P\"><attribute name=\"x\" attributeType=\"String\"/></composite>"
        + "<fetchRequest name=\"F\" entity=\"Entity1\" predicateString=\"TRUEPREDICATE\"/>"
    /// Entities that follow each other. They are long enough to include the place where the file is split.
    static let middle = (0..<count / 2).map(entity).joined(separator: "\n")
    private static let end = "<configuration name=\"C\"/><elements><element name=\"E\"/></elements></model>"

    static func source(with middle: String, head: String = head) -> SourceText? {
        let entities = (0..<count / 4).map { entity($0 + count) }.joined(separator: "\n")
        let middle = middle.isEmpty ? Large.middle : middle
        let source = SourceText(Array((head + "\n" + entities + middle + entities + "\n" + end).utf8))
        return source.bytes.count > DocumentHalves.smallestCount ? source : nil
    }

    private static func entity(_ number: Int) -> String {
        "<entity name=\"Entity\(number)\">\n  <attribute name=\"title\" attributeType=\"String\" optional=\"YES\"/>\n</entity>"
    }
}
