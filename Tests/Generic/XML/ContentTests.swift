import ModelcBase
import ModelcXML
import Testing

@Suite struct AttributeValueTests {
    private func value(_ written: String, quote: String = "\"") -> String? {
        Parsing("<a b=\(quote)\(written)\(quote)/>").elements.first?["b"]
    }

    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("x&amp;y", "x&y"), ("&lt;&gt;&quot;&apos;", "<>\"'"),
        ("a&#10;b&#13;c&#9;d", "a\nb\rc\td"), ("&#x1F600;&#128512;", "😀😀"), ("é名😀", "é名😀"),
        ("&amp;amp;", "&amp;"), ("&#38;#38;", "&#38;"), ("a > b", "a > b"), ("'", "'"),
    ])
    func escapesAreResolvedOnce(written: String, meant: String) {
        #expect(value(written) == meant)
    }

    @Test func eitherQuoteMayHoldTheOther() {
        #expect(value("say \"hi\"", quote: "'") == "say \"hi\"")
        #expect(value("it's", quote: "\"") == "it's")
    }

    /// By XML's rules, a line end in the file is a space in the value; only an escaped one stays.
    @Test func rawLineEndsAndTabsBecomeBlanks() {
        #expect(value("a\nb\tc\r\nd") == "a b c d")
    }

    @Test func attributesComeInFileOrder() {
        let element = Parsing("<a z='1' b=\"2\"\n y = '3'/>").elements.first
        #expect(element?.attributes.map(\.name) == ["z", "b", "y"])
        #expect(element?.attributes.map(\.value) == ["1", "2", "3"])
    }

    @Test func aLongValueWithEscapesArrivesWhole() {
        let written = String(repeating: "0123456789&amp;é", count: 20_000)
        #expect(value(written) == String(repeating: "0123456789&é", count: 20_000))
    }

    @Test func prefixesStayPartOfNames() {
        let parsing = Parsing("<p:a p:b='1' b='2' xmlns:p='urn:x'><q:c q:d='3'/></p:a>")
        #expect(parsing.outcome == "read")
        #expect(parsing.elements.map(\.name) == ["p:a", "q:c"])
        #expect(parsing.elements.first?["p:b"] == "1")
        #expect(parsing.elements.first?["b"] == "2")
        #expect(parsing.elements.last?["q:d"] == "3")
    }

    @Test func namesInOtherScriptsArrive() {
        let parsing = Parsing("<größe naïve='é'/>")
        #expect(parsing.elements.first?.name == "größe")
        #expect(parsing.elements.first?["naïve"] == "é")
    }

    @Test func textComesWithoutEscapesAndBlanksAloneAreLeftOut() {
        let parsing = Parsing("<a> \n<b>x &amp; y</b>\t<c><![CDATA[<&]]></c><!-- no --></a>")
        #expect(parsing.recorder.texts.joined() == "x & y<&")
        #expect(parsing.recorder.commentCount == 1)
        #expect(parsing.recorder.endCount == 3)
    }
}

/// The treatment of a DOCTYPE that is not rejected at once.
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

    private func parse(_ text: String) -> (problem: XMLError?, handler: Names) {
        let handler = Names()
        let problem = XMLEventParser.parse(SourceText(Array(text.utf8)), handler: handler, documentType: .passedOver)
        return (problem, handler)
    }

    @Test(arguments: [
        "<!DOCTYPE a>", "<!DOCTYPE a SYSTEM \"file:///none/a.dtd\">", "<!DOCTYPE a SYSTEM \"file:///[>\">",
        "<!DOCTYPE a PUBLIC \"-//x//y\" \"http://localhost:1/none\">",
    ])
    func aDefinitionElsewhereIsPassedOver(_ documentType: String) {
        let (problem, handler) = parse("<?xml version=\"1.0\"?>\n\(documentType)\n<a><b/></a>")
        #expect(problem == nil)
        #expect(handler.names == ["a", "b"])
    }

    @Test(arguments: [
        "<!DOCTYPE a [<!ENTITY x \"y\">]>", "<!DOCTYPE a SYSTEM \"b\" [ ]>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM \"q\">%p;]>",
    ])
    func declarationsAreRefused(_ documentType: String) {
        let (problem, handler) = parse("<?xml version=\"1.0\"?>\n\(documentType)\n<a>&x;</a>")
        #expect(problem?.kind == .documentType)
        #expect(problem?.position.line == 2)
        #expect(handler.names.isEmpty)
    }

    @Test func anEntityThatNobodyDeclaresIsAProblem() {
        let (problem, handler) = parse("<!DOCTYPE a SYSTEM \"b\"><a>1 &x; 2</a>")
        #expect(problem != nil)
        #expect(handler.names == ["a"])
    }

    @Test func whiteSpaceBetweenEscapesIsPartOfTheText() {
        let (problem, handler) = parse("<!DOCTYPE a SYSTEM \"b\"><a>&lt; &gt;</a>")
        #expect(problem == nil)
        #expect(handler.text == "< >")
    }
}
