/// The class of an archived object, as its class table in `$objects` tells.
package struct ArchivedClass: Sendable, Hashable {
    /// The class's own name, `$classname`.
    package let name: String
    /// The class, its superclass and so on to the root class, `$classes`; the name alone if the table has no chain.
    package let chain: [String]
    /// What Foundation archives objects of this class as; nil for all other classes.
    let content: ArchivedContent?

    /// Creates a class from its names.
    init(name: String, chain: [String]) {
        self.name = name
        self.chain = chain
        self.content = ([name] + chain).lazy.compactMap(ArchivedContent.init(className:)).first
    }

    /// Reads a class table `{ $classname, $classes }`; nil for any other value.
    init?(table: PropertyListValue) {
        guard case .dictionary(let fields) = table, fields.entries.count <= Self.mostKeysOfATable,
            case .string(let name)? = fields["$classname"]
        else { return nil }
        self.init(name: name, chain: Self.strings(of: fields["$classes"]) ?? [name])
    }

    /// Tables have two keys, or three with `$classhints`. Skipping longer dictionaries keeps opening large files fast.
    private static let mostKeysOfATable = 4

    private static func strings(of value: PropertyListValue?) -> [String]? {
        guard case .array(let elements)? = value else { return nil }
        return elements.compactMap { element in
            if case .string(let string) = element { string } else { nil }
        }
    }
}

/// How the Foundation classes that are values rather than nodes of a graph archive what they hold.
///
/// The mutable and private subclasses have one of these classes in their chain.
enum ArchivedContent: CaseIterable, Sendable {
    case string
    case data
    case date
    case array
    case set
    case dictionary

    /// Where arrays, sets and dictionaries keep their elements or values.
    static let objectsKey = "NS.objects"
    /// Where dictionaries keep their keys, in the order of their values.
    static let keysKey = "NS.keys"

    init?(className: String) {
        guard let content = Self.allCases.first(where: { $0.className == className }) else { return nil }
        self = content
    }

    /// The class that archives itself this way.
    var className: String {
        switch self {
        case .string: "NSString"
        case .data: "NSData"
        case .date: "NSDate"
        case .array: "NSArray"
        case .set: "NSSet"
        case .dictionary: "NSDictionary"
        }
    }

    /// Where the classes that hold one scalar keep it; nil for collections.
    var scalarKey: String? {
        switch self {
        case .string: "NS.string"
        case .data: "NS.data"
        case .date: "NS.time"
        case .array, .set, .dictionary: nil
        }
    }

    /// The kind with its article, for messages.
    var kindName: String {
        switch self {
        case .string: "a string"
        case .data: "data"
        case .date: "a date"
        case .array: "an array"
        case .set: "a set"
        case .dictionary: "a dictionary"
        }
    }
}
