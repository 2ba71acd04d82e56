import ModelcSchema

extension AttributeDescription {
    /// The type for people: a composite by its name.
    var typeText: String { type == .composite ? (compositeName ?? type.rawValue) : type.rawValue }

    /// Whether the rules for the version hash are proven for an attribute like this: no composite, and if it is derived,
    /// an expression of a measured form (version-hash §2.2).
    var hasProvenHash: Bool {
        if isTransient { return true }
        if isDerived { return derivationExpression.map(AttributeDescription.isMeasured) ?? false }
        return type != .composite && type != .objectID
    }

    private static func isMeasured(_ expression: String) -> Bool {
        if expression == "now()" { return true }
        if expression.hasPrefix("canonical:("), expression.hasSuffix(")") {
            return isName(expression.dropFirst("canonical:(".count).dropLast())
        }
        return expression.hasSuffix(".@count") && isName(expression.dropLast(".@count".count))
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    }

    /// Whether rows without a value can be given one.
    var hasDefault: Bool { defaultValue != nil }

    /// The default for people; nil where there is none.
    var defaultText: String? {
        switch defaultValue {
        case nil: nil
        case .integer(let value)?: String(value)
        case .double(let value)?: "\(value)"
        case .decimal(let text)?, .string(let text)?: text
        case .boolean(let value)?: value ? "YES" : "NO"
        case .date(let seconds)?: "\(seconds) s since 2001-01-01"
        }
    }

    /// Whether the defaults are one value. Between types the texts are compared, for `0` and `0.0` are no change.
    func hasSameDefault(as other: AttributeDescription) -> Bool {
        if type == other.type { return defaultValue == other.defaultValue }
        if let left = defaultText.flatMap(Double.init), let right = other.defaultText.flatMap(Double.init) {
            return left == right
        }
        return defaultText == other.defaultText
    }
}

/// What Core Data makes of values whose type changes (migration §3 rows 10 to 12, §5 I4).
enum TypeConversion: Hashable {
    case none
    /// Every old value has an equal new one.
    case widening
    /// A number that may not fit, or only nearly.
    case narrowing
    /// Unverified: Core Data may refuse.
    case booleanNumeric
    case impossible

    init(from old: AttributeType, to new: AttributeType) {
        if old == new {
            self = .none
        } else if old.isNumber, new.isNumber {
            self = TypeConversion.holding(old).contains(new) ? .widening : .narrowing
        } else if (old == .boolean && new.isNumber) || (old.isNumber && new == .boolean) {
            self = .booleanNumeric
        } else {
            self = .impossible
        }
    }

    /// The numeric types that hold every value of a type exactly.
    private static func holding(_ type: AttributeType) -> Set<AttributeType> {
        switch type {
        case .integer16: [.integer32, .integer64, .decimal, .double, .float]
        case .integer32: [.integer64, .decimal, .double]
        case .integer64: [.decimal]
        case .float: [.double]
        case .undefined, .decimal, .double, .string, .boolean, .date, .binary, .uuid, .uri, .transformable, .objectID,
            .composite:
            []
        }
    }
}
