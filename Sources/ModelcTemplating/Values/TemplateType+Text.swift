extension TemplateType: CustomStringConvertible {
    /// The type as the list of keys and messages spell it: `String?`, `[Entity]`, `{String}`.
    package var description: String {
        switch self {
        case .bool: "Bool"
        case .integer: "Int"
        case .double: "Double"
        case .string: "String"
        case .optional(let type): "\(type)?"
        case .list(let type): "[\(type)]"
        case .object(let type): type.templateSchema.name
        case .dictionary(let type): "{\(type)}"
        case .record: "{Any}"
        case .any: "Any"
        }
    }
}

extension TemplateType {
    /// What sort of value this is, as a sentence names it.
    var kindName: String {
        switch self {
        case .bool: "a truth value"
        case .integer: "an integer"
        case .double: "a number with a fraction"
        case .string: "a string"
        case .optional(let type): "\(type.kindName) or nil"
        case .list: "a list"
        case .object(let type): "an object of type \(type.templateSchema.name)"
        case .dictionary, .record: "a dictionary"
        case .any: "a value of any type"
        }
    }
}
