import ModelcBase
import ModelcLibXML2

/// The start tag of an element, as the parser provides it. It points to the parser's memory and is only valid during
/// the call that it is passed to.
package struct XMLStartTag: ~Copyable {
    /// The element's name, with its prefix if it has one.
    package let name: String
    /// The position of the tag's `<`.
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

    /// Calls `body` with each attribute: its name, with its prefix if it has one, and its value without escapes.
    /// Declarations of namespaces come first, then the others in file order.
    package func forEachAttribute(_ body: (_ name: String, _ value: String) -> Void) {
        // A namespace is two pointers: prefix and name.
        namespaces.forEach(stride: 2) { entry in
            let prefix = entry[0].map { ":" + String(cString: $0) } ?? ""
            body("xmlns" + prefix, entry[1].map { String(cString: $0) } ?? "")
        }
        // An attribute is five pointers: local name, prefix, namespace, start and end of the value.
        attributes.forEach(stride: 5) { entry in
            guard let localName = entry[0], let start = entry[3], let end = entry[4] else { return }
            let value = UnsafeBufferPointer(start: start, count: end - start)
            body(names.name(prefix: entry[1], local: localName), String(decoding: value, as: UTF8.self))
        }
    }
}
