/// What a template computes with.
package enum TemplateValue: Sendable {
    /// Nothing: what an optional key gives that is not set.
    case nothing
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    case list([TemplateValue])
    case object(any TemplateObject)
    case dictionary(TemplateDictionary)
}

extension TemplateValue {
    /// The text, or nothing for nil.
    package init(_ text: String?) { self = text.map(TemplateValue.string) ?? .nothing }

    /// The list of the texts.
    package init(_ texts: [String]) { self = .list(texts.map(TemplateValue.string)) }

    /// The list of the objects.
    package init(_ objects: [some TemplateObject]) { self = .list(objects.map { .object($0) }) }

    /// What sort of value this is, as a message names it.
    var kindName: String {
        switch self {
        case .nothing: "nil"
        case .bool: "a truth value"
        case .integer: "an integer"
        case .double: "a number with a fraction"
        case .string: "a string"
        case .list: "a list"
        case .object(let object): "an object of type \(type(of: object).templateSchema.name)"
        case .dictionary: "a dictionary"
        }
    }
}
