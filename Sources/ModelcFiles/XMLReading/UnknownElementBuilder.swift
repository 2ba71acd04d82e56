import ModelcSchema
import ModelcText
import ModelcXML

/// Keeps an element that the format does not know, with everything in it.
final class UnknownElementBuilder: ElementBuilder {
    private var element = VerbatimElement(name: "")
    private let deliver: (VerbatimElement) -> Void

    init(deliver: @escaping (VerbatimElement) -> Void) { self.deliver = deliver }

    var pathComponent: String? { nil }
    var knownChildren: [String] { [] }

    func start(_ tag: borrowing XMLStartTag, _ context: ReadingContext) {
        element.name = tag.name
        tag.forEachAttribute { element.attributes.append(VerbatimAttribute(name: $0, value: $1)) }
    }

    /// What stands in an unknown element is unknown too, and not reported once more.
    func child(named name: String, _ context: ReadingContext) -> (any ElementBuilder)? {
        UnknownElementBuilder { [self] in element.children.append($0) }
    }

    func keepUnknown(_ element: VerbatimElement) { self.element.children.append(element) }

    func text(_ text: String, at position: SourcePosition, _ context: ReadingContext) { element.text += text }

    /// White space at the ends of the text is the file's layout.
    func finish(_ context: ReadingContext) {
        element.text = VerbatimElement.withoutLayout(element.text)
        deliver(element)
    }
}
