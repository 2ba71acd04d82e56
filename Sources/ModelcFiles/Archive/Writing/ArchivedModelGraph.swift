import ModelcKeyedArchive
import ModelcSchema

/// An archive graph with helpers for the objects of Xcode's editor (FormatMappingModel §5.2).
struct ArchivedModelGraph {
    /// The markers that are stored together with a bucket (a collection in the editor's archive).
    enum BucketMark: String {
        case wasEncoded
        case ordered
        case duplicates

        var text: String { self == .wasEncoded ? "YES" : rawValue }
    }

    private(set) var graph = ArchiveGraph()

    mutating func node(_ chain: [String]) -> ArchiveGraph.Node { graph.add(classChain: chain) }

    mutating func set(_ key: String, of node: ArchiveGraph.Node, to value: ArchiveGraph.Value) {
        graph.set(key, of: node, to: value)
    }

    mutating func array(_ values: [ArchiveGraph.Value]) -> ArchiveGraph.Value { .node(graph.add(array: values)) }

    mutating func dictionary(_ entries: [(key: String, value: ArchiveGraph.Value)]) -> ArchiveGraph.Value {
        .node(graph.add(dictionary: entries))
    }

    /// Adds an array of arrays of names, for indexes and constraints.
    mutating func nameLists(_ lists: [[NamedReference]]) -> ArchiveGraph.Value {
        let values = lists.map { list in array(list.map { .boxed(.string($0.name)) }) }
        return array(values)
    }

    /// Adds a dictionary of strings. If a key occurs several times, the last value is used.
    mutating func userInfo(_ userInfo: UserInfo) -> ArchiveGraph.Value {
        var seen: Set<String> = []
        let entries = userInfo.entries.reversed().filter { seen.insert($0.key).inserted }.reversed()
        return dictionary(entries.map { ($0.key, .boxed(.string($0.value))) })
    }

    mutating func setIdentifier(_ path: String, of node: ArchiveGraph.Node) {
        set("_uniqueElementID", of: node, to: .boxed(.integer(ElementIdentifier.number(of: path))))
    }

    /// Stores a bucket (a collection in the editor's archive), which consists of several keys of its owner.
    mutating func setBucket(
        _ name: String, of node: ArchiveGraph.Node, _ marks: [BucketMark], storage: ArchiveGraph.Value
    ) {
        for mark in marks { set("XDBucketFor\(name)\(mark.rawValue)", of: node, to: .boxed(.string(mark.text))) }
        set("XDBucketFor\(name)storage", of: node, to: storage)
    }

    /// Sets the flags that every property has. The editor does not use them.
    mutating func setFlags(of node: ArchiveGraph.Node) {
        for flag in ["ReadOnly", "Static", "Unique", "Derived", "Ordered", "Composite", "Leaf"] {
            set("_is\(flag)", of: node, to: .inline(.boolean(false)))
        }
        set("_visibility", of: node, to: .inline(.integer(0)))
    }

    /// Adds the class object that all entities refer to.
    mutating func genericClass() -> ArchiveGraph.Value {
        let node = node(ArchivedClassChain.genericClass)
        set("_name", of: node, to: .boxed(.string("XDGenericRecordClass")))
        set("_uniqueElementID", of: node, to: .null)
        set("_isAbstract", of: node, to: .inline(.boolean(false)))
        set("_owner", of: node, to: .null)
        set("_visibility", of: node, to: .inline(.integer(0)))
        return .node(node)
    }

    /// Adds the settings as a stereotype: a dictionary of small objects, each with its value under the key `_default`.
    mutating func stereotype(
        _ name: String, of owner: ArchiveGraph.Node, _ settings: [(key: String, value: ArchiveGraph.Value)]
    ) -> (key: String, value: ArchiveGraph.Value) {
        let node = node(ArchivedClassChain.stereotype)
        set("_name", of: node, to: .boxed(.string(name)))
        set("_owner", of: node, to: .node(owner))
        set("_visibility", of: node, to: .inline(.integer(0)))
        set("_isAbstract", of: node, to: .inline(.boolean(false)))
        set("_uniqueElementID", of: node, to: .null)
        let members = settings.map { (key: $0.key, value: setting($0.key, $0.value, of: node)) }
        setBucket("OwnedAttributes", of: node, [.ordered, .wasEncoded], storage: dictionary(members))
        return (name, .node(node))
    }

    private mutating func setting(
        _ key: String, _ value: ArchiveGraph.Value, of stereotype: ArchiveGraph.Node
    ) -> ArchiveGraph.Value {
        let node = node(ArchivedClassChain.setting)
        set("_name", of: node, to: .boxed(.string(key)))
        set("_default", of: node, to: value)
        set("_owner", of: node, to: .node(stereotype))
        setFlags(of: node)
        for key in ["_type", "_association", "_uniqueElementID"] { set(key, of: node, to: .null) }
        return .node(node)
    }
}

/// Shortcuts to create values of settings.
extension ArchiveGraph.Value {
    static func text(_ text: String?) -> Self { text.map { .boxed(.string($0)) } ?? .null }
    static func flag(_ flag: Bool) -> Self { .boxed(.boolean(flag)) }
    static func number(_ number: Int) -> Self { .boxed(.integer(Int64(number))) }
}

/// The numbers that the editor assigns to the elements of a model. Any number is valid. modelc derives it from the
/// element's path, so that the same model always produces the same bytes (FormatMappingModel §8).
enum ElementIdentifier {
    private static let table: [UInt32] = (0..<256).map { index in
        var value = UInt32(index)
        for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        return value
    }

    /// The number of the element: the CRC-32 of its path, such as `Book/author`.
    static func number(of path: String) -> Int64 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in path.utf8 { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
        return Int64(value ^ 0xFFFF_FFFF)
    }
}
