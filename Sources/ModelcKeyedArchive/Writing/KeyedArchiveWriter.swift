/// Writes a graph as a keyed archive in a binary property list, as `NSKeyedArchiver` lays it out: an object gets its
/// number where it is first met, its parts follow it, and its class table follows them (seen in archives that Foundation
/// wrote). Equal graphs give equal bytes.
package struct KeyedArchiveWriter: Sendable {
    package init() {}

    /// The bytes of the archive whose root is the node.
    package func bytes(of graph: ArchiveGraph, root: ArchiveGraph.Node) -> [UInt8] {
        BinaryPropertyListWriter().bytes(of: propertyList(of: graph, root: root))
    }

    /// The property list that is written.
    func propertyList(of graph: ArchiveGraph, root: ArchiveGraph.Node) -> PropertyListValue {
        var numbering = ArchiveNumbering(graph)
        numbering.number(from: root)
        return Self.dictionary([
            ("$version", .integer(KeyedArchive.supportedVersion)),
            ("$archiver", .string("NSKeyedArchiver")),
            ("$top", Self.dictionary([("root", .uid(1))])),
            ("$objects", .array(numbering.objects)),
        ])
    }

    static func dictionary(_ entries: [(String, PropertyListValue)]) -> PropertyListValue {
        .dictionary(PropertyListDictionary(entries.map { .init(key: $0.0, value: $0.1) }))
    }
}
