extension TemplateValue {
    /// The value as a number with a fraction; nil for what is no number.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .double(let value): value
        case .nothing, .bool, .string, .list, .object, .dictionary: nil
        }
    }

    /// Whether the values are equal; nil where they are not of one kind.
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
