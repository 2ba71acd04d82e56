import ModelcText
import ModelcXML
import Testing

/// What becomes of a DOCTYPE where it is not refused out of hand.
@Suite struct DocumentTypeTests {
    private final class Names: XMLEventHandler {
        var names: [String] = []
        var text = ""
        func startElement(_ tag: borrowing XMLStartTag) { names.append(tag.name) }
        func endElement() {}
        func text(_ text: String, at position: SourcePosition) { self.text += text }
        func whiteSpace(_ text: String) { self.text += text }
        func comment() {}
    }

    private func parse(_ text: String) -> (fault: XMLFault?, handler: Names) {
        let handler = Names()
        let fault = XMLEventParser.parse(SourceText(Array(text.utf8)), handler: handler, documentType: .passedOver)
        return (fault, handler)
    }

    @Test(arguments: [
        "<!DOCTYPE a>", "<!DOCTYPE a SYSTEM \"file:///none/a.dtd\">", "<!DOCTYPE a SYSTEM \"file:///[>\">",
        "<!DOCTYPE a PUBLIC \"-//x//y\" \"http://localhost:1/none\">",
    ])
    func aDefinitionElsewhereIsPassedOver(_ documentType: String) {
        let (fault, handler) = parse("<?xml version=\"1.0\"?>\n\(documentType)\n<a><b/></a>")
        #expect(fault == nil)
        #expect(handler.names == ["a", "b"])
    }

    @Test(arguments: [
        "<!DOCTYPE a [<!ENTITY x \"y\">]>", "<!DOCTYPE a SYSTEM \"b\" [ ]>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM \"q\">%p;]>",
    ])
    func declarationsAreRefused(_ documentType: String) {
        let (fault, handler) = parse("<?xml version=\"1.0\"?>\n\(documentType)\n<a>&x;</a>")
        #expect(fault?.kind == .documentType)
        #expect(fault?.position.line == 2)
        #expect(handler.names.isEmpty)
    }

    @Test func anEntityThatNobodyDeclaresIsAFault() {
        let (fault, handler) = parse("<!DOCTYPE a SYSTEM \"b\"><a>1 &x; 2</a>")
        #expect(fault != nil)
        #expect(handler.names == ["a"])
    }

    @Test func whiteSpaceBetweenEscapesIsPartOfTheText() {
        let (fault, handler) = parse("<!DOCTYPE a SYSTEM \"b\"><a>&lt; &gt;</a>")
        #expect(fault == nil)
        #expect(handler.text == "< >")
    }
}
