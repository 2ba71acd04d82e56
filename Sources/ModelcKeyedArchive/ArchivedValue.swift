/// The value of a key of an archived object, with references followed one step.
///
/// Boxed numbers, strings, data and dates are the same whether they are stored inline, as a bare value behind a
/// reference, or as an object of a Foundation class. Collections and all other objects are objects.
package enum ArchivedValue: Sendable, Hashable {
    /// No value: the nil reference, or a key that the object does not have.
    case null
    /// True or false.
    case boolean(Bool)
    /// A whole number.
    case integer(Int64)
    /// A floating-point number.
    case real(Double)
    /// A moment, in seconds since the reference date, 2001-01-01 00:00:00 UTC; also of an `NSDate`.
    case date(secondsSinceReferenceDate: Double)
    /// Bytes; also of an `NSData` or `NSMutableData`.
    case data([UInt8])
    /// Text; also of an `NSString` or `NSMutableString`.
    case string(String)
    /// An object with a class.
    case object(ArchivedObject)
    /// A collection that is stored as a plain property list, without a class.
    case propertyList(PropertyListValue)

    /// The object, if this is one.
    package var object: ArchivedObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The kind of value with its article, for messages: "a string", "an object of class NSArray".
    package var kindName: String {
        switch self {
        case .null: "nil"
        case .boolean: "a boolean"
        case .integer: "an integer"
        case .real: "a real number"
        case .date: "a date"
        case .data: "data"
        case .string: "a string"
        case .object(let object): "an object of class \(object.className)"
        case .propertyList(let value): value.kindName
        }
    }
}

/// One entry of an archived dictionary whose keys are strings.
package struct ArchivedEntry: Sendable, Hashable {
    /// The key of the entry.
    package let key: String
    /// The value; collections and other objects are not resolved.
    package let value: ArchivedValue

    /// Creates an entry.
    package init(key: String, value: ArchivedValue) {
        self.key = key
        self.value = value
    }
}

/// A reference to an object of a keyed archive: an index into its `$objects` array.
///
/// The objects of an archive form a graph with cycles. Record the visited references in a `Set` when you walk it.
package struct ArchivedReference: Sendable, Hashable {
    /// The index into `$objects`.
    package let uid: Int

    /// Creates a reference to the object with the index.
    package init(uid: Int) {
        self.uid = uid
    }

    /// Whether this is the nil reference: index 0, where every archive has the string `$null`.
    var isNil: Bool { uid == 0 }
}

/// A location in a keyed archive: a key of an object.
package struct ArchivedLocation: Sendable, Hashable, CustomStringConvertible {
    /// The object; nil for the archive's own top-level dictionaries.
    let holder: ArchivedReference?
    /// The key in the object.
    let key: String

    /// Creates a location.
    package init(holder: ArchivedReference?, key: String) {
        self.holder = holder
        self.key = key
    }

    /// For messages: “_owner” of object 17.
    package var description: String {
        guard let holder else { return "“\(key)” of the archive" }
        return "“\(key)” of object \(holder.uid)"
    }
}

/// The class of an archived object, according to its class table in `$objects`.
struct ArchivedClass: Sendable, Hashable {
    /// The class's own name, `$classname`.
    let name: String
    /// The class, its superclass and so on to the root class, `$classes`; the name alone if the table has no chain.
    let chain: [String]
    /// The form in which Foundation archives objects of this class; nil for all other classes.
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

/// The archived form of Foundation classes that are values rather than nodes of a graph.
///
/// The mutable and private subclasses have one of these classes in their chain.
enum ArchivedContent: CaseIterable, Sendable {
    case string
    case data
    case date
    case array
    case set
    case dictionary

    /// The key of the elements of arrays and sets, and of the values of dictionaries.
    static let objectsKey = "NS.objects"
    /// The key of the keys of dictionaries, in the order of their values.
    static let keysKey = "NS.keys"

    init?(className: String) {
        guard let content = Self.allCases.first(where: { $0.className == className }) else { return nil }
        self = content
    }

    /// The class that has this form.
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

    /// The key of the scalar in classes that contain one; nil for collections.
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
