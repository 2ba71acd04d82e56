import ModelcText
import ModelcXML

/// The elements of a document, in order, with the attributes that a reader sees.
final class XMLRecorder: XMLEventHandler {
    struct Element: Equatable {
        var name: String
        var attributes: [String: String] = [:]
        var text = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    static func read(_ text: String) throws -> [Element] {
        let recorder = XMLRecorder()
        if let fault = XMLEventParser.parse(SourceText(Array(text.utf8)), handler: recorder) { throw fault }
        return recorder.elements
    }

    func startElement(_ tag: borrowing XMLStartTag) {
        var element = Element(name: tag.name)
        tag.forEachAttribute { element.attributes[$0] = $1 }
        open.append(elements.count)
        elements.append(element)
    }

    func endElement() { open.removeLast() }

    func text(_ text: String, at position: SourcePosition) {
        if let last = open.last { elements[last].text += text }
    }

    func comment() {}
}
