/// The value of a key of an archived object, references followed one step.
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
    /// The key.
    package let key: String
    /// The value; collections and other objects are not looked into.
    package let value: ArchivedValue

    /// Creates an entry.
    package init(key: String, value: ArchivedValue) {
        self.key = key
        self.value = value
    }
}

/// A reference to an object of a keyed archive: an index into its `$objects` array.
///
/// The objects of an archive form a graph with cycles. Whoever walks it keeps the references already seen in a `Set`.
package struct ArchivedReference: Sendable, Hashable {
    /// The index into `$objects`.
    package let uid: Int

    /// Creates a reference to the object with the index.
    package init(uid: Int) {
        self.uid = uid
    }

    /// Whether this is the reference that stands for nil: index 0, where every archive holds the string `$null`.
    package var isNil: Bool { uid == 0 }
}

/// Where in a keyed archive something was found: a key of an object.
package struct ArchivedLocation: Sendable, Hashable, CustomStringConvertible {
    /// The object; nil for the archive's own top-level dictionaries.
    package let holder: ArchivedReference?
    /// The key in the object.
    package let key: String

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
