import Foundation
import ModelcFiles
import ModelcTestSupport

/// Small models written by hand, each for the feature of its test.
enum ModelFixture {
    /// A whole `contents` file around the given elements.
    static func contents(_ body: String, attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="24412" \
        systemVersion="25B78" minimumToolsVersion="Automatic" sourceLanguage="Swift" \
        userDefinedModelVersionIdentifier=""\(attributes)>
        \(body)
        </model>
        """
    }

    /// A model of one entity without properties.
    static let small = contents("    <entity name=\"Book\" representedClassName=\"Book\" syncable=\"YES\"/>")

    /// The `.xccurrentversion` that names a version's folder.
    static func currentVersion(_ folder: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>_XCCurrentVersionName</key>
        \t<string>\(folder)</string>
        </dict>
        </plist>
        """
    }

    /// Reads a stand-alone model with this text.
    static func read(_ contents: String) throws -> ModelReading {
        let folder = try TemporaryFolder()
        try folder.write(contents, to: "M.xcdatamodel/contents")
        return ModelReader().read(folder.path("M.xcdatamodel"))
    }
}

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An XML file as a tree, read with Foundation's parser, independent of the tested reader.
final class IndependentXML: NSObject, XMLParserDelegate {
    final class Node {
        let name: String
        let attributes: [String: String]
        var children: [Node] = []

        init(name: String, attributes: [String: String]) {
            self.name = name
            self.attributes = attributes
        }

        /// The children with a name, also those inside a group with another name.
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
