import ModelcBase

/// Passes the events of a document to two handlers, so that the document is read only once.
package final class XMLEventHandlerPair: XMLEventHandler {
    private let first: any XMLEventHandler
    private let second: any XMLEventHandler

    package init(_ first: any XMLEventHandler, _ second: any XMLEventHandler) {
        self.first = first
        self.second = second
    }

    package func startElement(_ tag: borrowing XMLStartTag) {
        first.startElement(tag)
        second.startElement(tag)
    }

    package func endElement() {
        first.endElement()
        second.endElement()
    }

    package func text(_ text: String, at position: SourcePosition) {
        first.text(text, at: position)
        second.text(text, at: position)
    }

    package func whiteSpace(_ text: String) {
        first.whiteSpace(text)
        second.whiteSpace(text)
    }

    package func comment() {
        first.comment()
        second.comment()
    }

    package func processingInstruction() {
        first.processingInstruction()
        second.processingInstruction()
    }
}
