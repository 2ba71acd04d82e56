/// One value of a property list.
///
/// A value is a tree: a binary property list may store an object once and refer to it often; here it occurs once for
/// each reference (the storage is shared). The cases are the object kinds of the binary format, as listed in the public
/// CoreFoundation headers, including the two that only archives use: `uid` and `null`.
package enum PropertyListValue: Sendable, Hashable {
    /// The null object. Apple's serializers never write it; the format defines it.
    case null
    /// True or false.
    case boolean(Bool)
    /// A whole number. The format allows 128 bits; numbers that do not fit in 64 bits are rejected when reading.
    case integer(Int64)
    /// A floating-point number; those stored in 4 bytes are widened.
    case real(Double)
    /// A moment, in seconds since the reference date, 2001-01-01 00:00:00 UTC.
    case date(secondsSinceReferenceDate: Double)
    /// Raw bytes.
    case data([UInt8])
    /// Text.
    case string(String)
    /// A keyed archive's reference: an index into its `$objects` array, at most 2³² - 1.
    case uid(Int)
    /// Values in order.
    case array([PropertyListValue])
    /// Different values in order.
    case orderedSet([PropertyListValue])
    /// Different values; the order is the file's and has no meaning.
    case set([PropertyListValue])
    /// Values by string key, in the file's order.
    case dictionary(PropertyListDictionary)

    /// The kind of value with its article, for messages: "a string", "an array".
    package var kindName: String {
        switch self {
        case .null: "a null"
        case .boolean: "a boolean"
        case .integer: "an integer"
        case .real: "a real number"
        case .date: "a date"
        case .data: "data"
        case .string: "a string"
        case .uid: "a UID"
        case .array: "an array"
        case .orderedSet: "an ordered set"
        case .set: "a set"
        case .dictionary: "a dictionary"
        }
    }
}
