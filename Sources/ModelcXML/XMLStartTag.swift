import ModelcLibXML2
import ModelcText

/// The start tag of an element, as the parser sees it. It points into the parser's memory and cannot outlive the call
/// that it is handed to.
package struct XMLStartTag: ~Copyable {
    /// The element's name, with its prefix where it has one.
    package let name: String
    /// The place of the tag's `<`.
    package let position: SourcePosition
    private let attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    /// How many attributes the tag has.
    package let attributeCount: Int
    private let names: XMLNameTable

    init(
        name: String, position: SourcePosition,
        attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, attributeCount: Int, names: XMLNameTable
    ) {
        self.name = name
        self.position = position
        self.attributes = attributes
        self.attributeCount = attributeCount
        self.names = names
    }

    /// Calls `body` with each attribute in file order: its name, with its prefix where it has one, and its value
    /// without escapes.
    package func forEachAttribute(_ body: (_ name: String, _ value: String) -> Void) {
        guard let attributes else { return }
        for index in 0..<attributeCount {
            // libxml2 hands over five pointers an attribute: local name, prefix, namespace, start and end of the value.
            let entry = attributes + 5 * index
            guard let localName = entry[0], let start = entry[3], let end = entry[4] else { continue }
            let value = UnsafeBufferPointer(start: start, count: end - start)
            body(names.name(prefix: entry[1], local: localName), String(decoding: value, as: UTF8.self))
        }
    }
}
