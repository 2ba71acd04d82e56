import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcXML

/// The elements of a `contents` file as XML, without interpreting them. Content that the schema does not define is
/// preserved.
package struct ModelTree: Sendable {
    package let root: VerbatimElement
    /// The positions of all elements; each element precedes its children.
    package let positions: [SourcePosition]

    /// Nil for a file that is not well-formed.
    package init?(_ source: SourceText) {
        let reader = ModelTreeReader()
        guard XMLEventParser.parse(source, handler: reader) == nil else { return nil }
        self.init(reader)
    }

    private init?(_ reader: ModelTreeReader) {
        guard let root = reader.root else { return nil }
        self.root = root
        positions = reader.positions
    }

    /// Reads the elements of a file and the model at once.
    ///
    /// - Parameter path: the file's path for diagnostics.
    /// - Returns: the result of `ModelReader.model(in:path:)`, and the tree of the file if there is a model.
    package static func read(_ source: SourceText, path: String) -> (
        tree: ModelTree?, model: ManagedObjectModel?, diagnostics: [Diagnostic]
    ) {
        let reader = ModelTreeReader()
        let (model, diagnostics) = ModelDocumentReader.read(source, path: path, with: reader)
        return (model == nil ? nil : ModelTree(reader), model, diagnostics)
    }

    /// The bytes of a file with these elements in Xcode's form, sorted as Xcode sorts them (FormatModelXML §6). There
    /// is no line feed at the end.
    package static func contents(of root: VerbatimElement) -> [UInt8] {
        var sorted = root
        let version = root.attributes.first { $0.name == "lastSavedToolsVersion" }?.value
        let writer = ElementText(
            escaping: XMLEscaping(toolsVersion: version.map(ToolsVersion.init)), newline: "\n", unit: "    ")
        sorted.text = ""
        let text = writer.text(of: sorted, ManagedObjectModel.xmlFormat.shape, indent: "")
        var output = XMLOutput(escapesGreaterThan: true)
        output.writeDeclaration()
        return output.bytes + text.utf8
    }

    /// Returns the start tag of an element as Xcode writes it, on one line. If `isWhole` is true, returns the element
    /// with its content.
    package static func line(of element: VerbatimElement, isWhole: Bool) -> String {
        var element = element
        if !isWhole { element.children = [] }
        let shape = ManagedObjectModel.xmlFormat.shape.shape(of: element.name) ?? .unknown
        let text = ElementText(escaping: XMLEscaping(escapesGreaterThan: true), newline: nil, unit: "")
        return text.text(of: element, shape, indent: "")
    }
}

extension XMLElementShape {
    /// The order of attributes and children of the element with this name, at any depth below this element; nil if
    /// there is none.
    fileprivate func shape(of name: String) -> XMLElementShape? {
        if let child = child(named: name) { return child.element }
        for child in children {
            if let found = child.element.shape(of: name) { return found }
        }
        return nil
    }
}

private final class ModelTreeReader: XMLEventHandler {
    private(set) var root: VerbatimElement?
    private(set) var positions: [SourcePosition] = []
    private var open: [VerbatimElement] = []

    func startElement(_ tag: borrowing XMLStartTag) {
        var element = VerbatimElement(name: tag.name)
        tag.forEachAttribute { element.attributes.append(VerbatimAttribute(name: $0, value: $1)) }
        positions.append(tag.position)
        open.append(element)
    }

    func endElement() {
        guard var element = open.popLast() else { return }
        // White space at the ends of a text is only layout.
        element.text = VerbatimElement.withoutLayout(element.text)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func text(_ text: String, at position: SourcePosition) {
        if !open.isEmpty { open[open.count - 1].text += text }
    }

    func comment() {}
}
