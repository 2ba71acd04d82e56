/// A value in a template.
package enum TemplateValue: Sendable {
    /// Nil: the value of an optional key that is not set.
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
    /// Creates a string; `nothing` if the text is nil.
    package init(_ text: String?) { self = text.map(TemplateValue.string) ?? .nothing }

    /// Creates a list of strings.
    package init(_ texts: [String]) { self = .list(texts.map(TemplateValue.string)) }

    /// Creates a list of objects.
    package init(_ objects: [some TemplateObject]) { self = .list(objects.map { .object($0) }) }

    /// The kind of this value as messages name it.
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

    /// Whether the value is nil.
    var isOptional: Bool {
        if case .nothing = self { return true }
        return false
    }
}

extension TemplateValue {
    /// The text that a field prints; nil for a value that has no text form.
    var printedText: String? {
        switch self {
        case .nothing: ""
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .double(let value): Self.text(of: value)
        case .string(let text): text
        case .list, .object, .dictionary: nil
        }
    }

    /// Returns the text of a number. Whole numbers are written without a fraction.
    static func text(of value: Double) -> String {
        Int(exactly: value).map { String($0) } ?? String(value)
    }
}

extension TemplateValue {
    /// The value as a floating-point number; nil if it is not a number.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .double(let value): value
        case .nothing, .bool, .string, .list, .object, .dictionary: nil
        }
    }

    /// Whether the values are equal; nil if they are of different kinds.
    func isEqual(to other: TemplateValue) -> Bool? {
        switch (self, other) {
        case (.nothing, .nothing): true
        case (.nothing, _), (_, .nothing): false
        case (.bool(let left), .bool(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.object(let left), .object(let right)):
            type(of: left) == type(of: right) ? left.templateIdentity == right.templateIdentity : nil
        case (.integer, _), (.double, _): number.flatMap { left in other.number.map { left == $0 } }
        case (.bool, _), (.string, _), (.object, _), (.list, _), (.dictionary, _): nil
        }
    }
}
