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

/// A list of entries as libxml2 passes it: one flat array with several pointers per entry.
struct XMLPointerList {
    let start: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    /// The number of entries.
    let count: Int

    init(_ start: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int32) {
        self.start = start
        self.count = Int(count)
    }

    /// - Parameter stride: the number of pointers of an entry.
    @inline(__always)
    func forEach(stride: Int, _ body: (UnsafeMutablePointer<UnsafePointer<xmlChar>?>) -> Void) {
        guard let start else { return }
        for index in 0..<count { body(start + stride * index) }
    }
}

/// The names of a document as strings, each made once: libxml2 has one pointer for each name.
final class XMLNameTable {
    private var names: [UnsafePointer<xmlChar>: String] = [:]
    /// Recently used names, by a few bits of their pointers: most are used repeatedly.
    private var recent = [Entry?](repeating: nil, count: 64)

    private struct Entry {
        let pointer: UnsafePointer<xmlChar>
        let name: String
    }

    func name(prefix: UnsafePointer<xmlChar>?, local: UnsafePointer<xmlChar>) -> String {
        guard let prefix else { return name(local) }
        return name(prefix) + ":" + name(local)
    }

    private func name(_ pointer: UnsafePointer<xmlChar>) -> String {
        let bits = UInt(bitPattern: pointer)
        let index = Int((bits ^ bits >> 6) % 64)
        if let entry = recent[index], entry.pointer == pointer { return entry.name }
        let name = cachedName(pointer)
        recent[index] = Entry(pointer: pointer, name: name)
        return name
    }

    private func cachedName(_ pointer: UnsafePointer<xmlChar>) -> String {
        if let name = names[pointer] { return name }
        let name = String(cString: pointer)
        names[pointer] = name
        return name
    }
}
