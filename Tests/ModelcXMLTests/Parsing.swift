import ModelcText
import ModelcXML

/// What came of reading a document.
struct Parsing {
    let recorder = EventRecorder()
    let fault: XMLFault?

    var elements: [EventRecorder.Element] { recorder.elements }

    init(_ bytes: [UInt8]) {
        fault = XMLEventParser.parse(SourceText(bytes), handler: recorder)
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    /// `line:column kind` of the fault, or `read`.
    var outcome: String {
        fault.map { "\($0.position.line):\($0.position.column) \($0.kind)" } ?? "read"
    }
}
