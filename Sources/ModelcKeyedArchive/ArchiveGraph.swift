/// Objects to archive: a graph that is built node by node and may have cycles.
///
/// All nodes are in one list and refer to each other by index, so cycles cause no retain cycles.
package struct ArchiveGraph: Sendable {
    /// A node of one graph. It must not be used with another graph.
    package struct Node: Hashable, Sendable {
        let index: Int
    }

    /// The value of a key of an object.
    package enum Value: Sendable {
        /// Nil, stored as the reference to `$null`.
        case null
        /// A scalar that is stored in the object itself; not a container.
        case inline(PropertyListValue)
        /// A scalar that is stored as a separate object. Equal scalars are archived once.
        case boxed(PropertyListValue)
        case node(Node)
    }

    /// The internal form of a value. Each scalar is stored once, in `scalars`.
    enum Slot: Sendable {
        case null
        case inline(Int32)
        case boxed(Int32)
        case node(Int32)
    }

    /// A key of an object with its value, and the index in `fields` of the next field of the same object.
    struct Field: Sendable {
        /// The index of the key in `scalars`.
        let key: Int32
        let slot: Slot
        var next: Int32 = ArchiveGraph.none
    }

    /// A list that a collection stores inline: `NS.keys` and `NS.objects`.
    struct List: Sendable {
        let key: Int32
        /// The range of the list's elements in `elements`.
        let places: Range<Int32>
    }

    /// One object. A model has tens of thousands of objects, so no object allocates storage of its own.
    struct Object: Sendable {
        /// The index of the class in `classChains`.
        let classNumber: Int32
        /// The first and last field of the object, as indices in `fields`, which is a linked list.
        var firstField: Int32 = ArchiveGraph.none
        var lastField: Int32 = ArchiveGraph.none
        var fieldCount: Int32 = 0
        /// The range of the object's lists in `lists`.
        var lists: Range<Int32> = 0..<0
    }

    /// The value for "no index".
    static let none: Int32 = -1

    private(set) var objects: [Object] = []
    private(set) var fields: [Field] = []
    private(set) var lists: [List] = []
    private(set) var elements: [Slot] = []
    private(set) var scalars = ScalarTable()
    /// The class chains that occur: the names from a class to `NSObject`. A model has about a dozen.
    private(set) var classChains: [[String]] = []

    package init() {}

    /// Reserves memory, so that the arrays need not grow later.
    package mutating func reserve(objects objectCount: Int, fields fieldCount: Int) {
        objects.reserveCapacity(objectCount)
        fields.reserveCapacity(fieldCount)
        scalars.reserve(objectCount)
    }

    /// Adds an object without fields.
    /// - Parameter classChain: the names from the class to `NSObject`.
    package mutating func add(classChain: [String]) -> Node {
        objects.append(Object(classNumber: number(ofClass: classChain)))
        return Node(index: objects.count - 1)
    }

    /// Adds a key with its value to an object, after its existing keys.
    package mutating func set(_ key: String, of node: Node, to value: Value) {
        add(Field(key: scalars.number(ofKey: key), slot: slot(value)), to: node)
    }

    /// Adds a key with its value to an object, after its existing keys. For keys that are string literals, this is
    /// faster: a model has hundreds of thousands of them.
    package mutating func set(_ key: StaticString, of node: Node, to value: Value) {
        add(Field(key: scalars.number(ofKey: key), slot: slot(value)), to: node)
    }

    private mutating func add(_ field: Field, to node: Node) {
        let place = Int32(fields.count)
        fields.append(field)
        let last = objects[node.index].lastField
        if last == Self.none {
            objects[node.index].firstField = place
        } else {
            fields[Int(last)].next = place
        }
        objects[node.index].lastField = place
        objects[node.index].fieldCount += 1
    }

    /// Adds an array. It is an `NSMutableArray` by default; the class chain may name `NSArray` or another subclass.
    package mutating func add(array values: [Value], classChain: [String] = mutableArray) -> Node {
        let node = add(classChain: classChain)
        let start = Int32(elements.count)
        for value in values { elements.append(slot(value)) }
        add(list: ArchivedContent.objectsKey, of: node, from: start)
        return node
    }

    /// Adds a dictionary with string keys. It is an `NSMutableDictionary` by default; the class chain may name another
    /// class.
    package mutating func add(
        dictionary entries: [(key: String, value: Value)], classChain: [String] = mutableDictionary
    ) -> Node {
        let node = add(classChain: classChain)
        let keys = Int32(elements.count)
        for entry in entries { elements.append(.boxed(scalars.number(of: entry.key))) }
        add(list: ArchivedContent.keysKey, of: node, from: keys)
        let values = Int32(elements.count)
        for entry in entries { elements.append(slot(entry.value)) }
        add(list: ArchivedContent.objectsKey, of: node, from: values)
        return node
    }

    /// Adds a list to the node that was added last. The list contains all elements from index `start` to the end.
    private mutating func add(list key: String, of node: Node, from start: Int32) {
        let places = start..<Int32(elements.count)
        lists.append(List(key: scalars.number(ofKey: key), places: places))
        let count = Int32(lists.count)
        let first = objects[node.index].lists.isEmpty ? count - 1 : objects[node.index].lists.lowerBound
        objects[node.index].lists = first..<count
    }

    private mutating func slot(_ value: Value) -> Slot {
        switch value {
        case .null: .null
        case .inline(let scalar): scalars.number(of: scalar).map(Slot.inline) ?? .null
        case .boxed(let scalar): scalars.number(of: scalar).map(Slot.boxed) ?? .null
        case .node(let node): .node(Int32(node.index))
        }
    }

    private mutating func number(ofClass chain: [String]) -> Int32 {
        if let number = classChains.firstIndex(of: chain) { return Int32(number) }
        classChains.append(chain)
        return Int32(classChains.count - 1)
    }

    /// The chain of `NSMutableArray`.
    package static let mutableArray = ["NSMutableArray", "NSArray", "NSObject"]
    /// The chain of `NSArray`.
    package static let array = ["NSArray", "NSObject"]
    /// The chain of `NSSet`. Elements of a set are added as for an array.
    package static let set = ["NSSet", "NSObject"]
    /// The chain of `NSDictionary`.
    package static let dictionary = ["NSDictionary", "NSObject"]
    /// The chain of `NSMutableDictionary`.
    static let mutableDictionary = ["NSMutableDictionary", "NSDictionary", "NSObject"]
}
