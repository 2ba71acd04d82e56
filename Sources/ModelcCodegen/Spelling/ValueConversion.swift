/// How a value of type `Any?`, as Core Data keeps it, becomes a value of a Swift type.
package enum ValueConversion: Hashable, Sendable {
    /// Not at all: the type is `Any?`.
    case none
    /// By a conditional cast.
    case cast
    /// Through `NSNumber`: a cast to `Float` fails on numbers that were stored with more digits.
    case float
    /// By a composite's structure from its dictionary.
    case composite
    /// From `NSDecimalNumber` to `Decimal`.
    case decimal
    /// From a date to the seconds since its reference date.
    case timeInterval
    /// From a raw value to a type of the user's.
    case rawValue(RawValuePolicy)
    /// From JSON to a type of the user's.
    case json(JSONStorage)
}

/// What a property of a `RawRepresentable` type gives for a raw value that is none of the type's.
package enum RawValuePolicy: Hashable, Sendable {
    /// Nothing.
    case none
    /// The program ends.
    case fatal
    /// This case of the type.
    case fallback(String)
    /// The case of the raw value that the model has as the attribute's default, as a literal; a program ends that reads
    /// the property while the type has no such case.
    case standard(literal: String)
    /// That cannot be: every raw value has one. For an attribute without a value there is this literal, or nothing where
    /// the property is optional.
    case total(zero: String)
}

/// What keeps a value's JSON.
package enum JSONStorage: Hashable, Sendable {
    case data
    case string
}

extension ValueConversion {
    /// The name by which templates ask.
    var name: String {
        switch self {
        case .none: "none"
        case .cast: "cast"
        case .float: "float"
        case .composite: "composite"
        case .decimal: "decimal"
        case .timeInterval: "timeInterval"
        case .rawValue: "rawValue"
        case .json(.data): "json"
        case .json(.string): "jsonString"
        }
    }

    var rawPolicyName: String {
        switch self {
        case .rawValue(.none), .none, .cast, .float, .composite, .decimal, .timeInterval, .json: "none"
        case .rawValue(.fatal): "fatal"
        case .rawValue(.fallback): "fallback"
        case .rawValue(.standard): "default"
        case .rawValue(.total): "total"
        }
    }

    /// The case of a fallback, or the literal that stands for no raw value or for the default one.
    var literal: String {
        switch self {
        case .rawValue(.fallback(let name)): name
        case .rawValue(.standard(let literal)): literal
        case .rawValue(.total(let zero)): zero
        case .rawValue(.none), .rawValue(.fatal), .none, .cast, .float, .composite, .decimal, .timeInterval, .json: ""
        }
    }
}
