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
        /// A scalar that stands in the object itself: no string.
        case inline(PropertyListValue)
        /// A boxed scalar: an object of its own. Equal ones are archived once.
        case boxed(PropertyListValue)
        case node(Node)
    }

    /// One object.
    struct Object {
        /// The names from the class to `NSObject`.
        var classChain: [String]
        var fields: [(key: String, value: Value)] = []
        /// The lists that collections hold inline: `NS.keys` and `NS.objects`.
        var lists: [(key: String, values: [Value])] = []

        /// How many values the fields and the lists have.
        var valueCount: Int { lists.reduce(fields.count) { $0 + $1.values.count } }

        /// A value by its place: those of the fields, then those of the lists; nil behind the last one.
        func value(at index: Int) -> Value? {
            if index < fields.count { return fields[index].value }
            var index = index - fields.count
            for list in lists {
                if index < list.values.count { return list.values[index] }
                index -= list.values.count
            }
            return nil
        }
    }

    private(set) var objects: [Object] = []

    package init() {}

    /// Adds an object without fields.
    /// - Parameter classChain: the names from the class to `NSObject`.
    package mutating func add(classChain: [String]) -> Node {
        objects.append(Object(classChain: classChain))
        // Objects with a class of their own have about a dozen fields, which are set one by one.
        objects[objects.count - 1].fields.reserveCapacity(14)
        return Node(index: objects.count - 1)
    }

    /// Gives an object a key, behind those that it has.
    package mutating func set(_ key: String, of node: Node, to value: Value) {
        objects[node.index].fields.append((key, value))
    }

    /// Adds an array: `NSArray`, or a subclass by its chain.
    package mutating func add(array values: [Value], classChain: [String] = mutableArray) -> Node {
        objects.append(Object(classChain: classChain, lists: [(ArchivedContent.objectsKey, values)]))
        return Node(index: objects.count - 1)
    }

    /// Adds a dictionary with string keys: `NSMutableDictionary`, or another class by its chain.
    package mutating func add(
        dictionary entries: [(key: String, value: Value)], classChain: [String] = mutableDictionary
    ) -> Node {
        let keys = entries.map { Value.boxed(.string($0.key)) }
        let lists = [(ArchivedContent.keysKey, keys), (ArchivedContent.objectsKey, entries.map(\.value))]
        objects.append(Object(classChain: classChain, lists: lists))
        return Node(index: objects.count - 1)
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
    package static let mutableDictionary = ["NSMutableDictionary", "NSDictionary", "NSObject"]
}
