/// The compile-time type of a value.
package indirect enum TemplateType: Sendable {
    case bool
    case integer
    case double
    case string
    /// Nil, or a value of the wrapped type.
    case optional(TemplateType)
    case list(TemplateType)
    /// An object. The type is stored as a metatype, so that the schemas of two types can refer to each other.
    case object(any TemplateObject.Type)
    /// A dictionary with any names. All its values have this type.
    case dictionary(TemplateType)
    /// A dictionary with exactly these names. The types of its values are known only when rendering.
    case record(names: [String])
    /// A type that is known only when rendering. Values are then checked when rendering.
    case any
}

extension TemplateType: Equatable {
    package static func == (lhs: TemplateType, rhs: TemplateType) -> Bool {
        switch (lhs, rhs) {
        case (.bool, .bool), (.integer, .integer), (.double, .double), (.string, .string), (.any, .any): true
        case (.optional(let left), .optional(let right)): left == right
        case (.list(let left), .list(let right)): left == right
        case (.dictionary(let left), .dictionary(let right)): left == right
        case (.record(let left), .record(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        case (.bool, _), (.integer, _), (.double, _), (.string, _), (.any, _), (.optional, _), (.list, _),
            (.dictionary, _), (.record, _), (.object, _):
            false
        }
    }
}

extension TemplateType {
    /// The type without `optional`.
    var wrapped: TemplateType {
        if case .optional(let type) = self { return type.wrapped }
        return self
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// Returns the optional form of the type. Returns the type unchanged if it is already optional, if it is `any`, or
    /// if `optional` is false.
    func made(optional: Bool) -> TemplateType {
        guard optional, !isOptional, self != .any else { return self }
        return .optional(self)
    }

    /// Whether a value of the other type can be assigned to a variable of this type.
    func accepts(_ other: TemplateType) -> Bool {
        switch (self, other) {
        case (.any, _), (_, .any): true
        case (.optional(let own), .optional(let given)): own.accepts(given)
        case (.optional(let own), _): own.accepts(other)
        case (.list(let own), .list(let given)): own.accepts(given)
        case (.dictionary(let own), .dictionary(let given)): own.accepts(given)
        case (.bool, _), (.integer, _), (.double, _), (.string, _), (.list, _), (.dictionary, _), (.record, _),
            (.object, _):
            self == other
        }
    }

    /// Returns a type that covers values of both types; nil if there is none.
    func joined(with other: TemplateType) -> TemplateType? {
        if accepts(other) { return self }
        if other.accepts(self) { return other }
        guard isOptional || other.isOptional else { return nil }
        return wrapped.joined(with: other.wrapped)?.made(optional: true)
    }
}

extension TemplateType: CustomStringConvertible {
    /// The type in the documentation and in messages, such as `String?`, `[Entity]` or `{String}`.
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
    /// The kind of value as a message names it in a sentence.
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
