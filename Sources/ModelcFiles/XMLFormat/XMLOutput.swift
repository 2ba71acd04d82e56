import ModelcBase
import ModelcSchema

/// Builds the text of a `contents` file in Xcode's own spelling (FormatModelXML §6.1, §6.2).
struct XMLOutput {
    private(set) var bytes: [UInt8] = []
    private var depth = 0
    /// Whether `>` in values is written `&gt;`, as Xcode does since tools version 6746.
    private let escapesGreaterThan: Bool

    /// - Parameter depth: the number of elements that contain the output in the document; sets the indentation.
    init(escapesGreaterThan: Bool, depth: Int = 0) {
        self.escapesGreaterThan = escapesGreaterThan
        self.depth = depth
    }

    /// The white space of one indentation level.
    static let indent = "    "

    /// Writes the XML declaration, which is the first line of every file.
    mutating func writeDeclaration() {
        append("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n")
    }

    /// Writes an element with its attributes and children according to its format table.
    mutating func write<Element: SourceElement>(_ element: Element, _ format: XMLElementFormat<Element>) {
        startTag(format.name)
        writeAttributes(of: element, format)
        writeContent(of: format.name) { output in
            for child in format.children { child.write(element, &output) }
            for unknown in element.verbatim.unknownElements { output.write(unknown) }
        }
    }

    /// Writes elements one after the other. If there are many, writes several parts in parallel.
    mutating func write<Element: SourceElement>(_ elements: [Element], _ format: XMLElementFormat<Element>) {
        guard elements.count >= 2 * XMLOutput.partLength else {
            return elements.forEach { write($0, format) }
        }
        let start = XMLOutput(escapesGreaterThan: escapesGreaterThan, depth: depth)
        let parts = ConcurrentParts.map(count: elements.count, length: XMLOutput.partLength) { part in
            var output = start
            for index in part { output.write(elements[index], format) }
            return output.bytes
        }
        for part in parts { bytes += part }
    }

    /// The number of elements, such as the entities of a large model, that one thread writes.
    private static let partLength = 64

    /// Writes a group element, such as `userInfo`, that only contains other elements.
    mutating func writeContainer(_ name: String, _ content: (inout XMLOutput) -> Void) {
        startTag(name)
        writeContent(of: name, content)
    }

    private mutating func write(_ element: VerbatimElement) {
        startTag(element.name)
        for attribute in element.attributes { write(attribute) }
        guard element.text.isEmpty || !element.children.isEmpty else {
            return writeText(element.text, in: element.name)
        }
        writeContent(of: element.name) { output in
            if !element.text.isEmpty { output.writeLine(element.text) }
            for child in element.children { output.write(child) }
        }
    }

    private mutating func writeAttributes<Element: SourceElement>(
        of element: Element, _ format: XMLElementFormat<Element>
    ) {
        let verbatim = element.verbatim
        let order = format.writingOrder?(element)
        withUnsafePointer(to: element) { place in
            if let order {
                for index in order { write(format.fields[index], ofElementAt: place, verbatim) }
            } else {
                for field in format.fields { write(field, ofElementAt: place, verbatim) }
            }
        }
        for attribute in verbatim.unknownAttributes { write(attribute) }
    }

    /// Writes an attribute. The spelling from the source file is kept if it still represents the value.
    private mutating func write<Element: SourceElement>(
        _ field: XMLField<Element>, ofElementAt place: UnsafePointer<Element>, _ verbatim: VerbatimContent
    ) {
        let canonical = field.write(place)
        if !verbatim.isEmpty, let kept = verbatim.spellings.last(where: { $0.name == field.name }) {
            var copy = Element()
            _ = field.read(kept.value, &copy)
            if field.text(of: copy) == canonical { return write(kept) }
        }
        if let canonical { write(VerbatimAttribute(name: field.name, value: canonical)) }
    }

    private mutating func write(_ attribute: VerbatimAttribute) {
        append(" ")
        append(attribute.name)
        append("=\"")
        appendEscaped(attribute.value)
        append("\"")
    }

    private mutating func startTag(_ name: String) {
        indent()
        append("<")
        append(name)
    }

    /// Ends the start tag. If there is content, writes the content and an end tag on a separate line.
    private mutating func writeContent(of name: String, _ content: (inout XMLOutput) -> Void) {
        let mark = bytes.count
        append(">\n")
        depth += 1
        let start = bytes.count
        content(&self)
        depth -= 1
        guard bytes.count > start else {
            bytes.removeSubrange(mark...)
            append(depth == 0 ? "/>" : "/>\n")
            return
        }
        indent()
        append("</")
        append(name)
        append(depth == 0 ? ">" : ">\n")
    }

    /// Ends the start tag of an element that contains only text.
    private mutating func writeText(_ text: String, in name: String) {
        append(">")
        appendEscaped(text)
        append("</\(name)>\n")
    }

    private mutating func writeLine(_ text: String) {
        indent()
        appendEscaped(text)
        append("\n")
    }

    private mutating func indent() {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: XMLOutput.indent.utf8.count * depth))
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func appendEscaped(_ text: String) {
        XMLEscaping(escapesGreaterThan: escapesGreaterThan).append(text, to: &bytes)
    }
}
