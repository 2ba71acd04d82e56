import ModelcBase
import Testing

@Suite struct MalformedDocumentTests {
    @Test(arguments: ["", " ", " \n\t\r\n", "\u{FEFF}", "<?xml version=\"1.0\"?>", "<!-- only -->", "text", "\n<?b?>"])
    func aDocumentWithoutAnElementIsRefused(text: String) {
        let parsing = Parsing(text)
        #expect(parsing.problem?.kind == .malformed)
        #expect(parsing.elements.isEmpty)
    }

    @Test(arguments: [
        "<a/><b/>", "<a></a><a></a>", "<a/>text", "<a>", "<a></b>", "<a", "<a b>", "<a b=c/>", "<a b='1' b='2'/>",
        "<a b='<'/>", "<a>&</a>", "<a>&#0;</a>", "<a>&#xD800;</a>", "<a b='&#x1;'/>", "<1/>", "< a/>",
        "<a><!-- -- --></a>",
        "<a>]]></a>", " <?xml version=\"1.0\"?><a/>", "<a/><?xml version=\"1.0\"?>", "<a>\u{1}</a>", "<a b='\u{1}'/>",
        "<a b='1'c='2'/>", "<a>\u{FFFE}</a>", "</a>", "<a/>&amp;",
    ])
    func whatBreaksTheRulesIsRefused(text: String) {
        let parsing = Parsing(text)
        #expect(parsing.problem?.kind == .malformed)
        #expect((parsing.problem?.position.offset ?? -1) <= text.utf8.count)
    }

    @Test(arguments: [
        "\0", " \0<a/>", "<a\0a/>", "<a\0/>", "<a b='\0'/>", "<a b=\0'1'/>", "<a>\0</a>", "<a>text\0</a>", "<a/>\0",
        "<a/>\n\0<b/>",
        "<a><!-- \0 --></a>", "<a><![CDATA[\0]]></a>", "<a><?b \0?></a>", "<a/><!-- \0 -->",
        "<?xml version=\"1.0\"?>\0<a/>",
    ])
    func aNULByteIsRefusedAtItsPlace(text: String) {
        let parsing = Parsing(text)
        #expect(parsing.problem?.kind == .malformed)
        let expected = Array(text.utf8).firstIndex(of: 0) ?? -1
        #expect(parsing.problem?.position.offset == expected)
        #expect(parsing.problem?.message == "the file has a NUL byte, which no XML document may have")
    }

    @Test func theProblemSaysWhatAndWhere() {
        let problem = Parsing("<a>\n  <b>\n</a>").problem
        #expect(problem?.message == "opening and ending tag mismatch: b line 2 and a")
        #expect(problem?.position == SourcePosition(offset: 14, line: 3, column: 5))
    }

    @Test func messagesAreOneLineInLowerCaseWithoutAFinalStop() {
        for text in ["", "<a>", "<a/><b/>", "<a b=c/>", "<a>&x;</a>", "<a>\u{1}</a>", "<a b='<'/>"] {
            let message = Parsing(text).problem?.message ?? ""
            #expect(!message.isEmpty)
            #expect(!message.contains("\n"))
            #expect(message.last.map { !".! ".contains($0) } == true, "\(message)")
        }
    }

    @Test func whatStoodBeforeTheProblemWasHandedOver() {
        let parsing = Parsing("<a><b c='1'/>\n<d></a>")
        #expect(parsing.problem != nil)
        #expect(parsing.elements.map(\.name) == ["a", "b", "d"])
    }
}

@Suite struct TruncationTests {
    private static let document = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- größe -->
        <root a="1&amp;2" p:b='😀'>
          <child>x &lt; y<![CDATA[<data>]]></child><?target data?>
          <last/>
        </root>
        """.utf8)

    @Test func onlyTheWholeDocumentIsRead() {
        #expect(Parsing(TruncationTests.document).outcome == "read")
        for length in TruncationTests.document.indices {
            let parsing = Parsing(Array(TruncationTests.document.prefix(length)))
            #expect(parsing.problem != nil, "\(length) bytes")
            #expect((parsing.problem?.position.offset ?? 0) <= length)
        }
    }

    @Test func aDocumentThatBeginsLateIsNeverACrash() {
        for start in TruncationTests.document.indices.dropFirst() {
            let parsing = Parsing(Array(TruncationTests.document.dropFirst(start)))
            // The rest from the comment, the space before it or the root on is a document, too.
            if parsing.problem == nil { #expect(parsing.elements.first?.name == "root") }
        }
    }

    @Test func aDocumentWithAnyOneByteChangedIsNeverACrash() {
        for index in TruncationTests.document.indices {
            for byte: UInt8 in [0x00, 0x0A, 0x22, 0x26, 0x3C, 0x3E, 0x80, 0xFF] {
                var bytes = TruncationTests.document
                bytes[index] = byte
                let parsing = Parsing(bytes)
                #expect((parsing.problem?.position.offset ?? 0) <= bytes.count)
            }
        }
    }
}
