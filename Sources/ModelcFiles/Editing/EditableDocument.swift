import ModelcBase
import ModelcSchema
import ModelcXML

/// A model's file for editing: elements, their spelling, and their lines.
struct EditableDocument {
    let source: SourceText
    let outline: XMLOutline
    let escaping: XMLEscaping
    /// Whether any line ends with CR and LF.
    private let hasReturns: Bool

    var bytes: [UInt8] { source.bytes }

    init(_ source: SourceText) throws(XMLError) {
        self.source = source
        hasReturns = source.bytes[...].firstPlace(of: "\r\n") != nil
        outline = try XMLOutline(source)
        let version = outline.elements.first.flatMap { root in
            StartTagScanner.place(of: "lastSavedToolsVersion", inTagAt: root.start, of: source)
        }.map { ToolsVersion(XMLAttributeText.value(of: source.bytes[$0.value])) }
        escaping = XMLEscaping(toolsVersion: version)
    }

    subscript(element: Int) -> XMLOutline.Element { outline.elements[element] }

    func nameRange(of element: Int) -> Range<Int> {
        StartTagScanner.elementName(inTagAt: self[element].start, of: source)
    }

    func name(of element: Int) -> String { String(decoding: bytes[nameRange(of: element)], as: UTF8.self) }

    func attributePlaces(of element: Int) -> [StartTagScanner.Place] {
        StartTagScanner.places(inTagAt: self[element].start, of: source)
    }

    func name(of place: StartTagScanner.Place) -> String { String(decoding: bytes[place.name], as: UTF8.self) }

    func value(of place: StartTagScanner.Place) -> String { XMLAttributeText.value(of: bytes[place.value]) }

    /// Returns the value of an element's attribute; nil if the element does not have the attribute.
    func value(_ attribute: String, of element: Int) -> String? {
        StartTagScanner.place(of: attribute, inTagAt: self[element].start, of: source).map(value)
    }

    /// The order of attributes and children that the format defines for an element's kind.
    func shape(of element: Int) -> XMLElementShape {
        guard let parent = self[element].parent else {
            return name(of: element) == ManagedObjectModel.xmlFormat.name
                ? ManagedObjectModel.xmlFormat.shape : .unknown
        }
        return shape(of: parent).child(named: name(of: element))?.element ?? .unknown
    }
}

// Lines. An element is alone on its line if only white space surrounds it.
extension EditableDocument {
    /// Returns the white space between the start of the line and an offset; nil if the line has other text before the
    /// offset.
    func indent(at offset: Int) -> String? {
        var start = offset
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// Returns the offset of the line feed (or CR LF) that ends the line; nil if the line has anything but white
    /// space after `offset`. With `skipsComments`, comments are allowed as well.
    func lineEnd(after offset: Int, skipsComments: Bool) -> Int? {
        var index = offset
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"): return index
            case UInt8(ascii: "\r") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"):
                return index
            case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
            case UInt8(ascii: "<") where skipsComments:
                guard let end = commentEnd(at: index) else { return nil }
                index = end
            default: return nil
            }
        }
        return nil
    }

    /// Returns the offset after the comment that begins at `offset`; nil if no comment begins there, or if it does
    /// not end on the same line.
    private func commentEnd(at offset: Int) -> Int? {
        guard bytes[offset...].starts(with: "<!--".utf8) else { return nil }
        var index = offset + 4
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            if bytes[index...].starts(with: "-->".utf8) { return index + 3 }
            index += 1
        }
        return nil
    }

    /// The bytes to remove with an element: its whole lines if they contain nothing else.
    func removalRange(of element: Int) -> Range<Int> {
        let place = self[element]
        guard let indent = indent(at: place.start), let end = lineEnd(after: place.end, skipsComments: false) else {
            return place.start..<place.end
        }
        let behind = bytes[end] == UInt8(ascii: "\r") ? end + 2 : end + 1
        return place.start - indent.utf8.count..<behind
    }

    /// The line end used near an offset: LF, or CR and LF.
    func newline(near offset: Int) -> String {
        guard hasReturns else { return "\n" }
        let feed =
            bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes[..<offset].lastIndex(of: UInt8(ascii: "\n"))
        guard let feed, feed > 0, bytes[feed - 1] == UInt8(ascii: "\r") else { return "\n" }
        return "\r\n"
    }

    /// Returns the indentation that the children have in addition to that of the element. It equals the difference
    /// between the indentation of the element and that of its parent; if there is none, it is Xcode's four spaces.
    func indentUnit(of element: Int) -> String {
        let own = indent(at: self[element].start) ?? ""
        let outer = self[element].parent.map { indent(at: self[$0].start) ?? "" } ?? own
        return own.hasPrefix(outer) && own != outer ? String(own.dropFirst(outer.count)) : "    "
    }

    func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }
}
