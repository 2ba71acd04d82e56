/// The value of a key of an archived object. If the stored value is a reference, this is the object that it refers to;
/// references inside that object are not followed.
///
/// Numbers, strings, data and dates give the same value in all three archived forms: stored inline, referenced as a
/// bare value, or referenced as an object of a Foundation class. Collections and all other objects are `object`.
package enum ArchivedValue: Sendable, Hashable {
    /// No value: the nil reference, or a key that the object does not have.
    case null
    /// True or false.
    case boolean(Bool)
    /// A whole number.
    case integer(Int64)
    /// A floating-point number.
    case real(Double)
    /// A point in time, in seconds since the reference date, 2001-01-01 00:00:00 UTC; also the value of an `NSDate`.
    case date(secondsSinceReferenceDate: Double)
    /// Bytes; also the value of an `NSData` or `NSMutableData`.
    case data([UInt8])
    /// Text; also the value of an `NSString` or `NSMutableString`.
    case string(String)
    /// An object with a class.
    case object(ArchivedObject)
    /// A collection that is stored as a plain property list, without a class.
    case propertyList(PropertyListValue)

    /// The object; nil if the value is not an object.
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
