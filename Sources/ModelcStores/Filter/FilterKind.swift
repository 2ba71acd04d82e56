import ModelcBase
import ModelcSchema

/// The kind of a value that a predicate compares. Values of kinds that are not comparable are never equal in Core
/// Data, so such a comparison is reported as an error. Numbers, Booleans and dates are comparable with each other.
enum FilterKind: Hashable {
    case text
    case number
    case boolean
    case date
    case uuid
    /// Data, which can only be compared with nil.
    case data
    /// An object, or the destination of a to-one relationship.
    case object

    /// Creates the kind of an attribute type; nil for types whose values can be of any kind.
    init?(_ type: AttributeType) {
        switch type {
        case .string, .uri: self = .text
        case .integer16, .integer32, .integer64, .decimal, .double, .float: self = .number
        case .boolean: self = .boolean
        case .date: self = .date
        case .uuid: self = .uuid
        case .binary, .transformable, .composite: self = .data
        case .undefined, .objectID: return nil
        }
    }

    /// Whether properties of the two kinds may be equal.
    func isComparable(with other: FilterKind) -> Bool { self == other || isQuantity && other.isQuantity }

    private var isQuantity: Bool { [.number, .boolean, .date].contains(self) }

    /// The name with an article.
    var name: String {
        switch self {
        case .text: "a text"
        case .number: "a number"
        case .boolean: "a Boolean"
        case .date: "a date"
        case .uuid: "a UUID"
        case .data: "data"
        case .object: "an object"
        }
    }

    /// Advice for messages on how to write a value of the kind in a predicate.
    private var spelling: String {
        switch self {
        case .text: "write a text in quotation marks"
        case .number: "write a number without quotation marks"
        case .boolean: "write YES or NO"
        case .date: "write a date as '2024-06-02' or '2024-06-02T17:00:00Z', or as seconds since 2001"
        case .uuid: "write a UUID as 'C4637490-BD7F-4428-B093-63A1720E17D2'"
        case .data: "data can only be compared with nil"
        case .object: "write an object as 'Shelf/p2'"
        }
    }
}

extension FilterKind {
    /// Converts a constant to the form that values of this kind have.
    ///
    /// - Parameters:
    ///   - isWhole: true for a comparison with a whole value; false if the constant may be a part of a text, as in
    ///     CONTAINS.
    ///   - offset: the UTF-8 offset of the constant in the predicate, for the error.
    /// - Throws: an error if no value of this kind can equal the constant.
    func converted(_ value: FilterValue, isWhole: Bool, at offset: Int) throws(StoreFilterError) -> FilterValue {
        switch (self, value) {
        case (_, .null), (.text, .text): return value
        case (.number, .integer), (.number, .number), (.boolean, .boolean), (.number, .boolean): return value
        case (.boolean, .integer(let number)) where number == 0 || number == 1: return value
        case (.date, .integer), (.date, .number), (.date, .date): return value
        case (.date, .text(let text)): if let seconds = ISOTimestamp.seconds(of: text) { return .date(seconds) }
        case (.uuid, .text(let text)) where !isWhole || UUIDText.bytes(of: text) != nil: return .text(text.uppercased())
        case (.object, .text(let text)): if !isWhole || FilterKind.isObject(text) { return value }
        default: break
        }
        throw StoreFilterError(message: refusal(of: value), offset: offset, help: spelling)
    }

    private func refusal(of value: FilterValue) -> String {
        switch (self, value) {
        case (.date, .text(let text)), (.uuid, .text(let text)), (.object, .text(let text)):
            "'\(text)' is not \(name)"
        case (_, .text(let text)): "the property is \(name), and '\(text)' is a text"
        case (_, .integer(let number)): "the property is \(name), and \(number) is a number"
        case (_, .number(let number)): "the property is \(name), and \(number) is a number"
        case (_, .boolean(let flag)): "the property is \(name), and \(flag ? "YES" : "NO") is a Boolean"
        case (_, .date), (_, .null), (_, .other): "the property is \(name), and this constant is not"
        }
    }

    /// Whether a text has the form `Shelf/p2`.
    private static func isObject(_ text: String) -> Bool {
        guard let slash = text.lastIndex(of: "/"), slash > text.startIndex else { return false }
        let key = text[slash...].dropFirst()
        return key.first == "p" && Int64(key.dropFirst()) != nil
    }
}
