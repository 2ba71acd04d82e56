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
