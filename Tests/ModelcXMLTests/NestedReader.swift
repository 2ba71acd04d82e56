import ModelcText
import ModelcXML

/// Reads another document at each element.
final class NestedReader: XMLEventHandler {
    private(set) var inner: [String] = []

    func startElement(_ tag: borrowing XMLStartTag) {
        inner += Parsing("<inner/>").elements.map(\.name)
    }

    func endElement() {}
    func text(_ text: String, at position: SourcePosition) {}
    func comment() {}
}
