/// Writes a graph as a keyed archive in a binary property list, in the layout of `NSKeyedArchiver`. As in archives
/// that Foundation wrote, an object gets its index in `$objects` where it first occurs; the objects that it refers to
/// follow, and then its class table. Equal graphs produce equal bytes.
package struct KeyedArchiveWriter: Sendable {
    package init() {}

    /// Returns the bytes of an archive that contains `graph`, with `root` as its root object.
    package func bytes(of graph: ArchiveGraph, root: ArchiveGraph.Node) -> [UInt8] {
        var numbering = ArchiveNumbering(graph)
        numbering.number(from: root)
        var items = ArchiveItems(graph, numbering)
        let top = items.add()
        return BinaryPropertyListWriter().bytes(of: items.items, top: Int(top))
    }
}

/// Assigns the objects of a graph to indices in `$objects`.
///
/// The traversal uses its own stack instead of recursion: a chain of relationships may be as long as the number of
/// entities in a model.
struct ArchiveNumbering {
    /// The graph item that is stored at an index of `$objects`. The value is the number of the item in the graph.
    enum Location {
        case null
        case scalar(Int32)
        case node(Int32)
        case classChain(Int32)
    }

    /// A visited object, and the position of the value that gets the next index.
    private struct Visit {
        let node: Int32
        var field: Int32
        /// The index of the next list element. The elements of all lists of an object are contiguous.
        var element: Int32
        let end: Int32
    }

    private let graph: ArchiveGraph
    private(set) var places: [Location] = [.null]
    /// The index in `$objects` of each node, by its number in the graph; 0 for a node that has no index yet.
    private(set) var uidsOfNodes: [Int32]
    private(set) var uidsOfScalars: [Int32]
    private(set) var uidsOfClasses: [Int32]
    private var stack: [Visit] = []

    init(_ graph: ArchiveGraph) {
        self.graph = graph
        uidsOfNodes = Array(repeating: 0, count: graph.objects.count)
        uidsOfScalars = Array(repeating: 0, count: graph.scalars.values.count)
        uidsOfClasses = Array(repeating: 0, count: graph.classChains.count)
        places.reserveCapacity(graph.objects.count * 2)
    }

    mutating func number(from root: ArchiveGraph.Node) {
        begin(Int32(root.index))
        while let top = stack.indices.last {
            var visit = stack[top]
            let next = advance(&visit)
            stack[top] = visit
            if let next {
                begin(next)
            } else {
                finish(visit.node)
                stack.removeLast()
            }
        }
    }

    /// Assigns indices to the values of an object until a value is a new node. Returns this node, which must be visited
    /// before the next value; nil if no value is left.
    private mutating func advance(_ visit: inout Visit) -> Int32? {
        while visit.field != ArchiveGraph.none {
            let field = graph.fields[Int(visit.field)]
            visit.field = field.next
            if let next = number(field.slot) { return next }
        }
        while visit.element < visit.end {
            let slot = graph.elements[Int(visit.element)]
            visit.element += 1
            if let next = number(slot) { return next }
        }
        return nil
    }

    /// Assigns an index to a value that has none.
    ///
    /// - Returns: the node to visit next if the value is a new node; otherwise nil.
    private mutating func number(_ slot: ArchiveGraph.Slot) -> Int32? {
        switch slot {
        case .null, .inline: return nil
        case .boxed(let scalar):
            if uidsOfScalars[Int(scalar)] == 0 { uidsOfScalars[Int(scalar)] = add(.scalar(scalar)) }
            return nil
        case .node(let node): return uidsOfNodes[Int(node)] == 0 ? node : nil
        }
    }

    private mutating func begin(_ node: Int32) {
        uidsOfNodes[Int(node)] = add(.node(node))
        let object = graph.objects[Int(node)]
        let lists = object.lists.isEmpty ? [] : graph.lists[Int(object.lists.lowerBound)..<Int(object.lists.upperBound)]
        stack.append(
            Visit(
                node: node, field: object.firstField, element: lists.first?.places.lowerBound ?? 0,
                end: lists.last?.places.upperBound ?? 0))
    }

    private mutating func finish(_ node: Int32) {
        let number = graph.objects[Int(node)].classNumber
        if uidsOfClasses[Int(number)] == 0 { uidsOfClasses[Int(number)] = add(.classChain(number)) }
    }

    private mutating func add(_ place: Location) -> Int32 {
        places.append(place)
        return Int32(places.count - 1)
    }
}

/// Makes the property list objects of an archive: the four top-level keys, and the items in `$objects`.
private struct ArchiveItems {
    private(set) var items: BinaryPropertyListItems
    private let graph: ArchiveGraph
    private let numbering: ArchiveNumbering

    init(_ graph: ArchiveGraph, _ numbering: ArchiveNumbering) {
        self.graph = graph
        self.numbering = numbering
        items = BinaryPropertyListItems(scalars: graph.scalars)
    }

    /// Adds the top-level dictionary and everything it refers to.
    ///
    /// - Returns: the number of the top-level dictionary in `items`.
    mutating func add() -> Int32 {
        let (top, places) = items.addDictionary(count: 4)
        let keys = ["$version", "$archiver", "$top", "$objects"]
        for (place, key) in zip(places, keys) { items.set(place, to: items.add(key: key)) }
        let values = places.lowerBound + keys.count
        items.set(values, to: items.add(.integer(KeyedArchive.supportedVersion)))
        items.set(values + 1, to: items.add(.string("NSKeyedArchiver")))
        let root = PropertyListDictionary([.init(key: "root", value: .uid(1))])
        items.set(values + 2, to: items.add(.dictionary(root)))
        items.set(values + 3, to: addObjects())
        return top
    }

    private mutating func addObjects() -> Int32 {
        let (number, places) = items.addList(.array, count: numbering.places.count)
        for (place, object) in zip(places, numbering.places) { items.set(place, to: add(object)) }
        return number
    }

    private mutating func add(_ place: ArchiveNumbering.Location) -> Int32 {
        switch place {
        case .null: items.add(.string("$null"))
        case .scalar(let scalar): items.add(scalar: scalar)
        case .node(let node): add(graph.objects[Int(node)])
        case .classChain(let number): add(classChain: graph.classChains[Int(number)])
        }
    }

    private mutating func add(classChain: [String]) -> Int32 {
        let names = PropertyListValue.array(classChain.map(PropertyListValue.string))
        return items.add(
            .dictionary(
                PropertyListDictionary([
                    .init(key: "$classname", value: .string(classChain.first ?? "")),
                    .init(key: "$classes", value: names),
                ])))
    }

    /// Adds an object: its fields, its lists and its class. All keys precede all values.
    private mutating func add(_ object: ArchiveGraph.Object) -> Int32 {
        let count = Int(object.fieldCount) + object.lists.count + 1
        let (number, places) = items.addDictionary(count: count)
        var place = places.lowerBound
        forEachField(of: object) { items, field in
            items.set(place, to: items.add(scalar: field.key))
            place += 1
        }
        for list in object.lists {
            items.set(place, to: items.add(scalar: graph.lists[Int(list)].key))
            place += 1
        }
        items.set(place, to: items.add(key: "$class"))
        place += 1
        forEachField(of: object) { [numbering] items, field in
            items.set(place, to: Self.number(of: field.slot, &items, numbering))
            place += 1
        }
        for list in object.lists {
            items.set(place, to: add(graph.lists[Int(list)]))
            place += 1
        }
        items.set(place, to: items.add(uid: Int(numbering.uidsOfClasses[Int(object.classNumber)])))
        return number
    }

    private mutating func forEachField(
        of object: ArchiveGraph.Object, _ body: (inout BinaryPropertyListItems, ArchiveGraph.Field) -> Void
    ) {
        var next = object.firstField
        while next != ArchiveGraph.none {
            let field = graph.fields[Int(next)]
            body(&items, field)
            next = field.next
        }
    }

    private mutating func add(_ list: ArchiveGraph.List) -> Int32 {
        let (number, places) = items.addList(.array, count: list.places.count)
        for (place, element) in zip(places, list.places) {
            items.set(place, to: Self.number(of: graph.elements[Int(element)], &items, numbering))
        }
        return number
    }

    /// Adds a value if necessary, and returns its number in `items`. The value is an inline scalar or a reference into
    /// `$objects`.
    private static func number(
        of slot: ArchiveGraph.Slot, _ items: inout BinaryPropertyListItems, _ numbering: ArchiveNumbering
    ) -> Int32 {
        switch slot {
        case .null: items.add(uid: 0)
        case .inline(let scalar): items.add(scalar: scalar)
        case .boxed(let scalar): items.add(uid: Int(numbering.uidsOfScalars[Int(scalar)]))
        case .node(let node): items.add(uid: Int(numbering.uidsOfNodes[Int(node)]))
        }
    }
}
