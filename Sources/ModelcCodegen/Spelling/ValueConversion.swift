import ModelcSchema

/// The conversion of a stored value of type `Any?` to a Swift type.
package enum ValueConversion: Hashable, Sendable {
    /// No conversion: the type is `Any?`.
    case none
    /// A conditional cast.
    case cast
    /// A conversion with `NSNumber`. A cast to `Float` would fail for a number that was stored with more digits.
    case float
    /// A call of the initializer that creates a composite's structure from a dictionary.
    case composite
    /// A conversion from `NSDecimalNumber` to `Decimal`.
    case decimal
    /// A conversion from a date to the seconds since the reference date (2001-01-01).
    case timeInterval
    /// A conversion from a raw value to a custom type.
    case rawValue(RawValuePolicy)
    /// A conversion from JSON to a custom type.
    case json(JSONStorage)
}

extension ValueConversion {
    /// The name of the conversion in templates.
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

    /// The case or literal that the conversion needs: the case for unknown raw values, or the literal for a missing raw
    /// value or for the default value. Empty if it needs none.
    var literal: String {
        switch self {
        case .rawValue(.fallback(let name)): name
        case .rawValue(.standard(let literal)): literal
        case .rawValue(.total(let zero)): zero
        case .rawValue(.none), .rawValue(.fatal), .none, .cast, .float, .composite, .decimal, .timeInterval, .json: ""
        }
    }
}
