import ModelcPredicates

/// A value that a predicate compares.
enum FilterValue: Hashable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    /// Seconds since 2001-01-01T00:00:00Z.
    case date(Double)
    /// A value for which no comparison is true: binary data, the objects of a to-many relationship, or a composite.
    case other

    init(_ value: StoreValue) {
        switch value {
        case .null: self = .null
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let number): self = .integer(number)
        case .number(let number): self = .number(number)
        case .text(let text): self = .text(text)
        case .date(let seconds): self = .date(seconds)
        case .uuid(let bytes): self = .text(UUIDText.text(of: bytes))
        case .object(let id): self = .text(id.text)
        case .bytes, .external, .objects, .members: self = .other
        }
    }

    init(_ constant: Constant) {
        switch constant {
        case .null: self = .null
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let number): self = .integer(number)
        case .real(let number): self = .number(number)
        case .string(let text): self = .text(text)
        }
    }

    /// Returns the order of two values; nil if they cannot be ordered, for example if one is nil or binary data.
    func order(to other: FilterValue) -> ValueOrder? {
        if case .integer(let left) = self, case .integer(let right) = other { return ValueOrder(left, right) }
        if case .text(let left) = self, case .text(let right) = other { return FilterValue.order(left, right) }
        if let left = quantity, let right = other.quantity { return ValueOrder(left, right) }
        return nil
    }

    private var quantity: Double? {
        switch self {
        case .boolean(let flag): flag ? 1 : 0
        case .integer(let number): Double(number)
        case .number(let number), .date(let number): number
        case .null, .text, .other: nil
        }
    }

    private static func order(_ left: String, _ right: String) -> ValueOrder {
        left == right ? .equal : left < right ? .less : .greater
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
}
