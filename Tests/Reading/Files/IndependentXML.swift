import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An XML file as a tree, read with Foundation's parser: a second opinion for tests of the reader.
final class IndependentXML: NSObject, XMLParserDelegate {
    final class Node {
        let name: String
        let attributes: [String: String]
        var children: [Node] = []

        init(name: String, attributes: [String: String]) {
            self.name = name
            self.attributes = attributes
        }

        /// The children of a name, also those inside a group of another name.
        func all(_ name: String, in group: String? = nil) -> [Node] {
            guard let group else { return children.filter { $0.name == name } }
            return children.filter { $0.name == group }.flatMap { $0.all(name) }
        }

        subscript(name: String) -> String? { attributes[name] }
    }

    private var open: [Node] = []
    private var root: Node?

    static func read(_ url: URL) throws -> Node {
        let delegate = IndependentXML()
        let parser = XMLParser(data: try Data(contentsOf: url))
        parser.delegate = delegate
        guard parser.parse(), let root = delegate.root else { throw CocoaError(.fileReadCorruptFile) }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        let node = Node(name: name, attributes: attributes)
        open.last?.children.append(node)
        if open.isEmpty { root = node }
        open.append(node)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}
