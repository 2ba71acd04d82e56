import ModelcBase
import ModelcLibXML2

/// The start tag of an element, as the parser provides it. It refers to the parser's memory and is valid only during
/// the call that receives it.
package struct XMLStartTag: ~Copyable {
    /// The element's name, including its prefix if it has one.
    package let name: String
    /// The position of the `<` of the tag.
    package let position: SourcePosition
    private let namespaces: XMLPointerList
    private let attributes: XMLPointerList
    private let names: XMLNameTable

    init(
        name: String, position: SourcePosition, namespaces: XMLPointerList, attributes: XMLPointerList,
        names: XMLNameTable
    ) {
        self.name = name
        self.position = position
        self.namespaces = namespaces
        self.attributes = attributes
        self.names = names
    }

    /// Calls `body` with the name and the value of each attribute. The name includes its prefix; the value has no
    /// escapes. Namespace declarations come first, then the other attributes in file order.
    package func forEachAttribute(_ body: (_ name: String, _ value: String) -> Void) {
        // A namespace consists of two pointers: prefix and name.
        namespaces.forEach(stride: 2) { entry in
            let prefix = entry[0].map { ":" + String(cString: $0) } ?? ""
            body("xmlns" + prefix, entry[1].map { String(cString: $0) } ?? "")
        }
        // An attribute consists of five pointers: local name, prefix, namespace, start and end of the value.
        attributes.forEach(stride: 5) { entry in
            guard let localName = entry[0], let start = entry[3], let end = entry[4] else { return }
            let value = UnsafeBufferPointer(start: start, count: end - start)
            body(names.name(prefix: entry[1], local: localName), String(decoding: value, as: UTF8.self))
        }
    }
}
