/// One value of a property list.
///
/// A value is a tree. A binary property list may store an object once and refer to it often; in the tree, it occurs
/// once for each reference (the storage is shared). The cases are the object kinds of the binary format, as listed in
/// the public CoreFoundation headers, including `uid` and `null`, which only archives use.
package enum PropertyListValue: Sendable, Hashable {
    /// The null object. The format defines it, but Apple's serializers never write it.
    case null
    /// True or false.
    case boolean(Bool)
    /// A whole number. The format allows 128 bits, but reading rejects numbers that do not fit in 64 bits.
    case integer(Int64)
    /// A floating-point number. Numbers stored in 4 bytes are converted to `Double`.
    case real(Double)
    /// A point in time, in seconds since the reference date, 2001-01-01 00:00:00 UTC.
    case date(secondsSinceReferenceDate: Double)
    /// Raw bytes.
    case data([UInt8])
    /// Text.
    case string(String)
    /// A reference in a keyed archive: an index into its `$objects` array, at most 2³² - 1.
    case uid(Int)
    /// An ordered list of values.
    case array([PropertyListValue])
    /// An ordered list of values without duplicates.
    case orderedSet([PropertyListValue])
    /// Values without duplicates. The order is the file's order and has no meaning.
    case set([PropertyListValue])
    /// Values with string keys, in the file's order.
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
