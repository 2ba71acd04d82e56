import ModelcText
import ModelcXML

/// Keeps what a parser reports.
final class EventRecorder: XMLEventHandler {
    struct Element: Equatable {
        var name: String
        var position: SourcePosition
        var attributes: [Attribute]

        /// The value of an attribute.
        subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
    }

    struct Attribute: Equatable {
        var name: String
        var value: String
    }

    private(set) var elements: [Element] = []
    private(set) var texts: [String] = []
    private(set) var textPositions: [SourcePosition] = []
    private(set) var commentCount = 0
    private(set) var endCount = 0

    /// Whether the parser reported nothing at all.
    var isEmpty: Bool { elements.isEmpty && texts.isEmpty && commentCount == 0 && endCount == 0 }

    func startElement(_ tag: borrowing XMLStartTag) {
        var attributes: [Attribute] = []
        attributes.reserveCapacity(tag.attributeCount)
        tag.forEachAttribute { attributes.append(Attribute(name: $0, value: $1)) }
        elements.append(Element(name: tag.name, position: tag.position, attributes: attributes))
    }

    func endElement() { endCount += 1 }
    func text(_ text: String, at position: SourcePosition) {
        texts.append(text)
        textPositions.append(position)
    }
    func comment() { commentCount += 1 }
}
