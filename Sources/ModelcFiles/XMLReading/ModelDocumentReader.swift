import ModelcDiagnostics
import ModelcSchema
import ModelcText
import ModelcXML

/// Reads one `contents` file: XML events -> builders -> `ManagedObjectModel`.
final class ModelDocumentReader: XMLEventHandler {
    private let context: ReadingContext
    private var model: ManagedObjectModel?
    private var holdsText = false

    /// - Returns: the model, nil where nothing of it can be used, and everything that is wrong with the file.
    static func read(_ source: SourceText, path: String) -> (model: ManagedObjectModel?, diagnostics: [Diagnostic]) {
        let reader = ModelDocumentReader(ReadingContext(path: path, source: source))
        if let fault = XMLEventParser.parse(source, handler: reader) {
            let met = UnreadableModel.withoutCutTag(reader.context.diagnostics, before: fault, in: source)
            return (nil, met + UnreadableModel.diagnostics(for: fault, in: source, path: path))
        }
        // What a half-resolved merge leaves behind may still be well-formed.
        let markers = reader.holdsText ? UnreadableModel.conflictMarkers(in: source, path: path) : []
        return (markers.isEmpty ? reader.model : nil, reader.context.diagnostics + markers)
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

    func comment() {}

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
                .unreadableModel, "the file is no data model: its root element is <\(name)>, not <model>",
                help: "restore the file from version control")
            return UnknownElementBuilder { _ in }
        }
        return TypedElementBuilder(ManagedObjectModel.xmlFormat) { [self] in model = $0 }
    }
}
