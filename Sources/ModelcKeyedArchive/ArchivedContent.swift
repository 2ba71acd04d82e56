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
