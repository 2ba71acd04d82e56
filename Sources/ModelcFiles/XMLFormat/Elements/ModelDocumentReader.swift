import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcXML

/// Reads one `contents` file: XML events -> builders -> `ManagedObjectModel`.
final class ModelDocumentReader: XMLEventHandler {
    private let context: ReadingContext
    private var model: ManagedObjectModel?
    private var holdsText = false
    private var holdsComments = false

    /// - Parameter companion: another handler that receives the XML events of the same file.
    /// - Returns: the model, nil if it is unusable, and all problems of the file.
    static func read(
        _ source: SourceText, path: String, with companion: (any XMLEventHandler)? = nil
    ) -> (model: ManagedObjectModel?, diagnostics: [Diagnostic]) {
        if companion == nil, let model = DocumentHalves(source)?.model(path: path) { return (model, []) }
        let reader = ModelDocumentReader(ReadingContext(path: path, source: source))
        let handler: any XMLEventHandler = companion.map { XMLEventHandlerPair(reader, $0) } ?? reader
        if let problem = XMLEventParser.parse(source, handler: handler) {
            let met = UnreadableDocument.withoutCutTag(reader.context.diagnostics, before: problem, in: source)
            return (nil, met + UnreadableDocument.diagnostics(for: problem, in: source, path: path))
        }
        // A partly resolved merge may leave a file that is well-formed but still has conflict markers.
        let markers = reader.holdsText ? UnreadableDocument.conflictMarkers(in: source, path: path) : []
        let marks = reader.holdsComments ? ConflictMarks.diagnostics(in: source, path: path) : []
        return (markers.isEmpty ? reader.model : nil, reader.context.diagnostics + markers + marks)
    }

    /// Reads a document without a range of its bytes.
    ///
    /// - Returns: nil if there is a problem, a text or a comment.
    static func plainModel(in source: SourceText, leavingOut range: Range<Int>, path: String) -> ManagedObjectModel? {
        let reader = ModelDocumentReader(ReadingContext(path: path, source: source))
        guard XMLEventParser.parse(source, leavingOut: range, handler: reader) == nil,
            reader.context.diagnostics.isEmpty
        else { return nil }
        return reader.holdsText || reader.holdsComments ? nil : reader.model
    }

    private init(_ context: ReadingContext) { self.context = context }

    func startElement(_ tag: borrowing XMLStartTag) {
        let builder = self.builder(for: tag.name, at: tag.position)
        context.openElements.append(builder)
        builder.start(tag, context)
    }

    func endElement() {
        guard let builder = context.openElements.last else { return }
        builder.finish(context)
        context.openElements.removeLast()
    }

    func text(_ text: String, at position: SourcePosition) {
        holdsText = true
        context.openElements.last?.text(text, at: position, context)
    }

    func comment() { holdsComments = true }

    private func builder(for name: String, at position: SourcePosition) -> any ElementBuilder {
        guard let parent = context.openElements.last else { return rootBuilder(for: name, at: position) }
        if let child = parent.child(named: name, context) { return child }
        let near = SpellingSuggestion.nearest(to: name, among: parent.knownChildren)
        ElementReport(context, position).warning(
            .unknownXML, "unknown element <\(name)> is kept and has no effect",
            help: near.map { "did you mean <\($0)>?" })
        return UnknownElementBuilder { parent.keepUnknown($0) }
    }

    private func rootBuilder(for name: String, at position: SourcePosition) -> any ElementBuilder {
        guard name == "model" else {
            ElementReport(context, position).error(
                .unreadableModel, "the file is not a data model: its root element is <\(name)>, not <model>",
                help: "restore the file from version control")
            return UnknownElementBuilder { _ in }
        }
        return TypedElementBuilder(ManagedObjectModel.xmlFormat) { [self] in model = $0 }
    }
}

/// Preserves an element that the format does not define, with its content.
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

    /// Reads a child of the unknown element. It is not reported again.
    func child(named name: String, _ context: ReadingContext) -> (any ElementBuilder)? {
        UnknownElementBuilder { [self] in element.children.append($0) }
    }

    func keepUnknown(_ element: VerbatimElement) { self.element.children.append(element) }

    func text(_ text: String, at position: SourcePosition, _ context: ReadingContext) { element.text += text }

    /// Delivers the element, without the white space at both ends of its text, which is only layout.
    func finish(_ context: ReadingContext) {
        element.text = VerbatimElement.withoutLayout(element.text)
        deliver(element)
    }
}
