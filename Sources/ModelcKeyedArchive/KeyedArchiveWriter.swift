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

/// Gives the objects of a graph their places in `$objects`.
///
/// The walk keeps its own stack: a chain of relationships may be as long as a model has entities.
struct ArchiveNumbering {
    /// An object whose values are being numbered.
    private struct Visit {
        let uid: Int
        let node: ArchiveGraph.Node
        /// What stands for its values, as far as they have numbers.
        var numbered: [PropertyListValue] = []
    }

    private let graph: ArchiveGraph
    private(set) var objects: [PropertyListValue] = [.string("$null")]
    /// By the numbers of the nodes; nil for those that were not met yet.
    private var uidsOfNodes: [Int?]
    private var uidsOfScalars: [PropertyListValue: Int] = [:]
    private var uidsOfClasses: [[String]: Int] = [:]
    private var stack: [Visit] = []

    init(_ graph: ArchiveGraph) {
        self.graph = graph
        uidsOfNodes = Array(repeating: nil, count: graph.objects.count)
        objects.reserveCapacity(graph.objects.count)
    }

    mutating func number(from root: ArchiveGraph.Node) {
        begin(root)
        while var visit = stack.popLast() {
            if let next = advance(&visit) {
                stack.append(visit)
                begin(next)
            } else {
                finish(visit)
            }
        }
    }

    /// Numbers the values of an object up to one that is a new node, which has to be visited before the next value; nil where
    /// there is none left.
    private mutating func advance(_ visit: inout Visit) -> ArchiveGraph.Node? {
        while let value = graph.objects[visit.node.index].value(at: visit.numbered.count) {
            let (number, next) = number(of: value)
            visit.numbered.append(number)
            if let next { return next }
        }
        return nil
    }

    /// What stands for a value, and the node to visit next where it is new.
    private mutating func number(of value: ArchiveGraph.Value) -> (PropertyListValue, ArchiveGraph.Node?) {
        switch value {
        case .null: return (.uid(0), nil)
        case .inline(let scalar): return (scalar, nil)
        case .boxed(let scalar):
            if let uid = uidsOfScalars[scalar] { return (.uid(uid), nil) }
            uidsOfScalars[scalar] = add(scalar)
            return (.uid(objects.count - 1), nil)
        case .node(let node):
            if let uid = uidsOfNodes[node.index] { return (.uid(uid), nil) }
            return (.uid(objects.count), node)
        }
    }

    private mutating func begin(_ node: ArchiveGraph.Node) {
        let uid = add(.null)
        uidsOfNodes[node.index] = uid
        var visit = Visit(uid: uid, node: node)
        visit.numbered.reserveCapacity(graph.objects[node.index].valueCount)
        stack.append(visit)
    }

    private mutating func finish(_ visit: Visit) {
        let object = graph.objects[visit.node.index]
        var entries: [PropertyListDictionary.Entry] = []
        entries.reserveCapacity(object.fields.count + object.lists.count + 1)
        for (field, number) in zip(object.fields, visit.numbered) {
            entries.append(.init(key: field.key, value: number))
        }
        var rest = visit.numbered.dropFirst(object.fields.count)
        for list in object.lists {
            entries.append(.init(key: list.key, value: .array(Array(rest.prefix(list.values.count)))))
            rest = rest.dropFirst(list.values.count)
        }
        entries.append(.init(key: "$class", value: .uid(uid(ofClass: object.classChain))))
        objects[visit.uid] = .dictionary(PropertyListDictionary(entries))
    }

    private mutating func uid(ofClass chain: [String]) -> Int {
        if let uid = uidsOfClasses[chain] { return uid }
        let table = KeyedArchiveWriter.dictionary([
            ("$classname", .string(chain.first ?? "")), ("$classes", .array(chain.map(PropertyListValue.string))),
        ])
        uidsOfClasses[chain] = add(table)
        return objects.count - 1
    }

    private mutating func add(_ object: PropertyListValue) -> Int {
        objects.append(object)
        return objects.count - 1
    }
}
