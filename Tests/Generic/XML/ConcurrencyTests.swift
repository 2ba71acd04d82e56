import ModelcText
import ModelcXML
import Testing

@Suite struct ConcurrencyTests {
    @Test func severalTasksReadTheSameDocumentAtOnce() async {
        let bytes = Array(GeneratedDocument.text(count: 240).utf8)
        let alone = Parsing(bytes).elements
        await withTaskGroup(of: [EventRecorder.Element].self) { group in
            for _ in 0..<32 { group.addTask { Parsing(bytes).elements } }
            for await elements in group { #expect(elements == alone) }
        }
    }

    @Test func faultsOfOneTaskDoNotReachAnother() async {
        await withTaskGroup(of: (Int, String).self) { group in
            for index in 0..<64 {
                group.addTask { (index, Parsing(index.isMultiple(of: 2) ? "<a>\n</b>" : "<a/>").outcome) }
            }
            for await (index, outcome) in group {
                #expect(outcome == (index.isMultiple(of: 2) ? "2:5 malformed" : "read"))
            }
        }
    }

    /// A handler may read another document while it is called, as a reader of several versions might.
    @Test func readingWithinACallbackIsPossible() {
        let handler = NestedReader()
        let fault = XMLEventParser.parse(SourceText(Array("<a><b/></a>".utf8)), handler: handler)
        #expect(fault == nil)
        #expect(handler.inner == ["inner", "inner"])
    }
}
