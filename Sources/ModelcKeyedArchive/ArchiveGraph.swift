/// Objects to be archived: a graph that is put together node by node and may have cycles.
///
/// Nodes stand in one list and refer to each other by number, so that cycles own nothing.
package struct ArchiveGraph: Sendable {
    /// A node of the graph that made it.
    package struct Node: Hashable, Sendable {
        let index: Int
    }

    /// What a key of an object holds.
    package enum Value: Sendable {
        /// Nothing: the reference to `$null`.
        case null
        /// A scalar that stands in the object itself; no container.
        case inline(PropertyListValue)
        /// A boxed scalar: an object of its own. Equal ones are archived once.
        case boxed(PropertyListValue)
        case node(Node)
    }

    /// What stands for a value: scalars are in `scalars`, each once.
    enum Slot: Sendable {
        case null
        case inline(Int32)
        case boxed(Int32)
        case node(Int32)
    }

    /// A key of an object with its value, and where in `fields` the object's next one is.
    struct Field: Sendable {
        /// The text in `scalars`.
        let key: Int32
        let slot: Slot
        var next: Int32 = ArchiveGraph.none
    }

    /// A list that a collection holds inline: `NS.keys` and `NS.objects`.
    struct List: Sendable {
        let key: Int32
        /// Where its elements are in `elements`.
        let places: Range<Int32>
    }

    /// One object. A model has tens of thousands of them: none has storage of its own.
    struct Object: Sendable {
        /// The class in `classChains`.
        let classNumber: Int32
        /// The ends of the chain of its fields.
        var firstField: Int32 = ArchiveGraph.none
        var lastField: Int32 = ArchiveGraph.none
        var fieldCount: Int32 = 0
        /// Where its lists are in `lists`.
        var lists: Range<Int32> = 0..<0
    }

    /// No place.
    static let none: Int32 = -1

    private(set) var objects: [Object] = []
    private(set) var fields: [Field] = []
    private(set) var lists: [List] = []
    private(set) var elements: [Slot] = []
    private(set) var scalars = ScalarTable()
    /// The names from a class to `NSObject`. There are about a dozen.
    private(set) var classChains: [[String]] = []

    package init() {}

    /// Makes room, so that nothing is moved later.
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

    /// Gives an object a key, behind those that it has.
    package mutating func set(_ key: String, of node: Node, to value: Value) {
        add(Field(key: scalars.number(ofKey: key), slot: slot(value)), to: node)
    }

    /// Gives an object a key that the program names, behind those that it has: a model has hundreds of thousands of them.
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

    /// Adds an array: `NSArray`, or a subclass by its chain.
    package mutating func add(array values: [Value], classChain: [String] = mutableArray) -> Node {
        let node = add(classChain: classChain)
        let start = Int32(elements.count)
        for value in values { elements.append(slot(value)) }
        add(list: ArchivedContent.objectsKey, of: node, from: start)
        return node
    }

    /// Adds a dictionary with string keys: `NSMutableDictionary`, or another class by its chain.
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

    /// The elements from a place on are a list of the node that was added last.
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
    /// The chain of `NSSet`, whose elements are added as those of an array are.
    package static let set = ["NSSet", "NSObject"]
    /// The chain of `NSDictionary`.
    package static let dictionary = ["NSDictionary", "NSObject"]
    /// The chain of `NSMutableDictionary`.
    static let mutableDictionary = ["NSMutableDictionary", "NSDictionary", "NSObject"]
}
