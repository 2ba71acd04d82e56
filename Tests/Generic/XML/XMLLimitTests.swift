import ModelcBase
import ModelcTestSupport
import ModelcXML
import Testing

@Suite struct XMLLimitTests {
    private func nested(_ depth: Int) -> String {
        String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }

    private func attribute(megabytes: Int) -> String {
        "<a b=\"" + String(repeating: "0123456789", count: megabytes * 100_000) + "\"/>"
    }

    @Test func nestingUpToTheLimitIsRead() {
        let parsing = Parsing(nested(XMLEventParser.depthLimit))
        #expect(parsing.outcome == "read")
        #expect(parsing.elements.count == XMLEventParser.depthLimit)
    }

    @Test(arguments: [1, 100_000 - 256])
    func deeperNestingIsRefused(excess: Int) throws {
        let problem = try #require(Parsing(nested(XMLEventParser.depthLimit + excess)).problem)
        #expect(problem.kind == .limit)
        #expect(problem.message == "elements are nested more than 256 deep")
    }

    @Test func aDepthThatIsNeverClosedIsRefusedToo() {
        #expect(Parsing(String(repeating: "<a>", count: 100_000)).problem?.kind == .limit)
    }

    @Test func anAttributeOfNineMegabytesIsRead() {
        let parsing = Parsing(attribute(megabytes: 9))
        #expect(parsing.outcome == "read")
        #expect(parsing.elements.first?["b"]?.utf8.count == 9_000_000)
    }

    @Test func anAttributeOfElevenMegabytesIsRefused() throws {
        let problem = try #require(Parsing(attribute(megabytes: 11)).problem)
        #expect(problem.kind == .limit)
        #expect(problem.message == "a value or a comment is longer than 10 MB, or a name than 50 kB")
    }

    @Test func anAttributeOfElevenMegabytesWithEscapesIsRefused() throws {
        let value = String(repeating: "&amp;56789é", count: 1_100_000)
        let problem = try #require(Parsing("<a b='\(value)'/>").problem)
        #expect(problem.kind == .limit)
    }

    @Test func anElementBeyondTheLimitIsTheProblemsPlace() {
        let parsing = Parsing(String(repeating: "<a>\n", count: 300))
        #expect(parsing.outcome == "257:1 limit")
        #expect(parsing.elements.count == 256)
    }

    @Test func closedElementsDoNotCountAsDepth() {
        let rows = String(repeating: "<b><c/></b>", count: 1000)
        #expect(Parsing("<a>\(rows)</a>").outcome == "read")
    }

    private func tag(attributes count: Int) -> String {
        "<b " + (0..<count).map { "a\($0)='='" }.joined(separator: " ") + "/>"
    }

    @Test func asManyAttributesAsTheLimitAreRead() {
        let parsing = Parsing(
            "<!-- \(tag(attributes: 300)) --><a><![CDATA[\(tag(attributes: 300))]]><?p \(tag(attributes: 300))?>"
                + tag(attributes: XMLEventParser.attributeLimit) + "</a>")
        #expect(parsing.outcome == "read")
        #expect(parsing.elements.last?["a255"] == "=")
    }

    /// libxml2 takes 65 seconds for the last of them.
    @Test(arguments: [XMLEventParser.attributeLimit + 1, 80_000])
    func anElementWithMoreAttributesIsRefused(count: Int) throws {
        let parsing = Parsing("<a>\n  \(tag(attributes: count))</a>")
        #expect(parsing.outcome == "2:3 limit")
        #expect(parsing.problem?.message == "an element has more than 256 attributes")
        #expect(parsing.elements.isEmpty)
    }

    @Test func aCommentAndANameThatAreTooLongAreRefused() {
        let long = String(repeating: "a", count: 11_000_000)
        let documents = ["<a><!-- \(long) --></a>", "<\(long)/>", "<a \(long)='1'/>", "<a><![CDATA[\(long)]]></a>"]
        for document in TestScope.share(of: documents, outOf: 2) {
            #expect(Parsing(document).problem?.kind == .limit)
        }
    }

    @Test(.large) func aDocumentOfElevenMegabytesInManyElementsIsRead() {
        let parsing = Parsing("<a>" + String(repeating: "<b c='0123456789'/>", count: 600_000) + "</a>")
        #expect(parsing.outcome == "read")
        #expect(parsing.elements.count == 600_001)
    }
}

@Suite struct ConcurrencyTests {
    @Test func severalTasksReadTheSameDocumentAtOnce() async {
        let bytes = Array(GeneratedDocument.text(count: 240).utf8)
        let alone = Parsing(bytes).elements
        await withTaskGroup(of: [EventRecorder.Element].self) { group in
            for _ in 0..<32 { group.addTask { Parsing(bytes).elements } }
            for await elements in group { #expect(elements == alone) }
        }
    }

    @Test func problemsOfOneTaskDoNotReachAnother() async {
        await withTaskGroup(of: (Int, String).self) { group in
            for index in 0..<64 {
                group.addTask { (index, Parsing(index.isMultiple(of: 2) ? "<a>\n</b>" : "<a/>").outcome) }
            }
            for await (index, outcome) in group {
                #expect(outcome == (index.isMultiple(of: 2) ? "2:5 malformed" : "read"))
            }
        }
    }

    /// A handler may read another document during a call, as a reader of several versions might.
    @Test func readingWithinACallbackIsPossible() {
        let handler = NestedReader()
        let problem = XMLEventParser.parse(SourceText(Array("<a><b/></a>".utf8)), handler: handler)
        #expect(problem == nil)
        #expect(handler.inner == ["inner", "inner"])
    }
}
