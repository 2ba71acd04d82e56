/// The archived form of Foundation classes that are values, such as strings and arrays, and not nodes of a graph.
///
/// Mutable and private subclasses have one of these classes in their class chain.
enum ArchivedContent: CaseIterable, Sendable {
    case string
    case data
    case date
    case array
    case set
    case dictionary

    /// The key that contains the elements of arrays and sets, and the values of dictionaries.
    static let objectsKey = "NS.objects"
    /// The key that contains the keys of a dictionary, in the same order as its values.
    static let keysKey = "NS.keys"

    init?(className: String) {
        guard let content = Self.allCases.first(where: { $0.className == className }) else { return nil }
        self = content
    }

    /// The Foundation class that is archived in this form.
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

    /// The key under which the value is archived, such as `NS.string`; nil for collections.
    var scalarKey: String? {
        switch self {
        case .string: "NS.string"
        case .data: "NS.data"
        case .date: "NS.time"
        case .array, .set, .dictionary: nil
        }
    }

    /// The kind of value with its article, for messages.
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
