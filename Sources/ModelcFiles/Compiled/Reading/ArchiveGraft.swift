import ModelcKeyedArchive

/// Copies an object with everything that it refers to from one keyed archive into a new graph.
struct ArchiveGraft {
    /// The reason that an object is not copied: it refers to itself, it refers to too many other objects, or it has an
    /// inline container under a key that Foundation's collections do not use. No expression does any of this.
    struct Refusal: Error {}

    private static let maximumDepth = 50
    private static let maximumCount = 10_000

    private var count = 0

    mutating func add(
        _ object: ArchivedObject, to graph: inout ArchiveGraph, depth: Int = 0
    ) throws -> ArchiveGraph.Node {
        count += 1
        guard depth < Self.maximumDepth, count <= Self.maximumCount else { throw Refusal() }
        if object.isKind(of: "NSArray") || object.isKind(of: "NSSet") {
            let values = try values(object.elements(), &graph, depth)
            return graph.add(array: values, classChain: object.classChain)
        }
        if object.isKind(of: "NSDictionary") {
            let entries = try object.entries()
            let values = try values(entries.map(\.value), &graph, depth)
            return graph.add(dictionary: Array(zip(entries.map(\.key), values)), classChain: object.classChain)
        }
        var fields: [(String, ArchiveGraph.Value)] = []
        for key in object.keys where key != "$class" { fields.append((key, try value(of: key, object, &graph, depth))) }
        let node = graph.add(classChain: object.classChain)
        for (key, value) in fields { graph.set(key, of: node, to: value) }
        return node
    }

    private mutating func value(
        of key: String, _ object: ArchivedObject, _ graph: inout ArchiveGraph, _ depth: Int
    ) throws -> ArchiveGraph.Value {
        switch object[key] {
        case .uid?:
            let value = try object.value(key)
            if key == "NSArguments", let list = value.object, list.isKind(of: "NSArray"),
                try hasMutableArguments(object)
            {
                return .node(try arguments(list, &graph, depth))
            }
            return try self.value(value, &graph, depth)
        case .null?, .boolean?, .integer?, .real?, .date?, .data?, .string?:
            return object[key].map { .inline($0) } ?? .null
        case .array?, .orderedSet?, .set?, .dictionary?: throw Refusal()
        case nil: return .null
        }
    }

    /// Whether compiled files store the arguments of a function in a mutable array. True for all selectors except one
    /// (FormatCompiledModel §8).
    private func hasMutableArguments(_ function: ArchivedObject) throws -> Bool {
        try function.value("NSSelectorName") != .string("fetchRequestForSourceEntityNamed:predicateString:")
    }

    private mutating func arguments(
        _ list: ArchivedObject, _ graph: inout ArchiveGraph, _ depth: Int
    ) throws -> ArchiveGraph.Node {
        count += 1
        guard depth + 1 < Self.maximumDepth, count <= Self.maximumCount else { throw Refusal() }
        let values = try values(list.elements(), &graph, depth + 1)
        return graph.add(array: values, classChain: ArchiveGraph.mutableArray)
    }

    private mutating func values(
        _ values: [ArchivedValue], _ graph: inout ArchiveGraph, _ depth: Int
    ) throws -> [ArchiveGraph.Value] {
        var copies: [ArchiveGraph.Value] = []
        for value in values { copies.append(try self.value(value, &graph, depth)) }
        return copies
    }

    private mutating func value(
        _ value: ArchivedValue, _ graph: inout ArchiveGraph, _ depth: Int
    ) throws -> ArchiveGraph.Value {
        switch value {
        case .null: .null
        case .boolean(let flag): .boxed(.boolean(flag))
        case .integer(let number): .boxed(.integer(number))
        case .real(let number): .boxed(.real(number))
        case .string(let text): .boxed(.string(text))
        case .data(let bytes): .boxed(.data(bytes))
        case .date(let seconds): .boxed(.date(secondsSinceReferenceDate: seconds))
        case .object(let object): .node(try add(object, to: &graph, depth: depth + 1))
        case .propertyList: throw Refusal()
        }
    }
}
