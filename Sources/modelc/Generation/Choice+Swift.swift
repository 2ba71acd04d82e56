import ModelcCodegen
import ModelcConfiguration

// The words of the configuration as options of the generator. The two know nothing of each other; the compiler names the
// place where a word is missing.

extension Choice.Access {
    /// The level of the generator.
    var option: AccessLevel {
        switch self {
        case .internal: .internal
        case .public: .public
        }
    }
}

extension Choice.Isolation {
    /// The generator's choice.
    var option: Isolation {
        switch self {
        case .nonisolated: .nonisolated
        case .none: .none
        }
    }
}

extension Choice.Optionality {
    /// The generator's choice.
    var option: OptionalityStyle {
        switch self {
        case .model: .model
        case .always: .always
        }
    }
}

extension Choice.RequiredWithoutDefault {
    /// The generator's choice.
    var option: RequiredAttributeStyle {
        switch self {
        case .nonoptional: .nonoptional
        case .optional: .optional
        case .iuo: .iuo
        }
    }
}

extension Choice.RequiredToOne {
    /// The generator's choice.
    var option: RequiredToOneStyle {
        switch self {
        case .nonoptional: .nonoptional
        case .optional: .optional
        }
    }
}

extension Choice.Numbers {
    /// The generator's choice.
    var option: NumberStyle {
        switch self {
        case .scalar: .scalar
        case .model: .model
        case .object: .object
        }
    }
}

extension Choice.Dates {
    /// The generator's choice.
    var option: DateStyle {
        switch self {
        case .date: .date
        case .model: .model
        }
    }
}

extension Choice.Decimal {
    /// The generator's choice.
    var option: DecimalStyle {
        switch self {
        case .object: .object
        case .swift: .swift
        }
    }
}

extension Choice.Collections {
    /// The generator's choice.
    var option: CollectionStyle {
        switch self {
        case .set: .set
        case .nsset: .nsset
        }
    }
}
