import Testing

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
            #expect(parsing.fault != nil, "\(length) bytes")
            #expect((parsing.fault?.position.offset ?? 0) <= length)
        }
    }

    @Test func aDocumentThatBeginsLateIsNeverACrash() {
        for start in TruncationTests.document.indices.dropFirst() {
            let parsing = Parsing(Array(TruncationTests.document.dropFirst(start)))
            // From the comment, the space before it and the root on, it is a document of its own.
            if parsing.fault == nil { #expect(parsing.elements.first?.name == "root") }
        }
    }

    @Test func aDocumentWithAnyOneByteChangedIsNeverACrash() {
        for index in TruncationTests.document.indices {
            for byte: UInt8 in [0x00, 0x0A, 0x22, 0x26, 0x3C, 0x3E, 0x80, 0xFF] {
                var bytes = TruncationTests.document
                bytes[index] = byte
                let parsing = Parsing(bytes)
                #expect((parsing.fault?.position.offset ?? 0) <= bytes.count)
            }
        }
    }
}
