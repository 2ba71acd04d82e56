extension Choice {
    /// Who may use the generated classes.
    package enum Access: String, ConfigurationChoice {
        case `internal`
        case `public`
    }

    /// How declarations stand to actors.
    package enum Isolation: String, ConfigurationChoice {
        case nonisolated
        case none
    }

    /// Which properties are optional.
    package enum Optionality: String, ConfigurationChoice {
        case model
        case always
    }

    /// The type of a required attribute that has no default, and so is nil in a new object.
    package enum RequiredWithoutDefault: String, ConfigurationChoice {
        case nonoptional
        case optional
        case iuo
    }

    /// The type of a required to-one relationship.
    package enum RequiredToOne: String, ConfigurationChoice {
        case nonoptional
        case optional
    }

    /// The type of numbers.
    package enum Numbers: String, ConfigurationChoice {
        case scalar
        case model
        case object
    }

    /// The type of dates.
    package enum Dates: String, ConfigurationChoice {
        case date
        case model
    }

    /// The type of decimal numbers.
    package enum Decimal: String, ConfigurationChoice {
        case object
        case swift
    }

    /// The type of to-many relationships.
    package enum Collections: String, ConfigurationChoice {
        case set
        case nsset
    }

    /// How Objective-C spells the names of properties.
    package enum Constants: String, ConfigurationChoice {
        case `class`
        case extern
        case none
    }

    /// Which Objective-C numbers have a scalar property besides the object.
    package enum Scalars: String, ConfigurationChoice {
        case requiredOnly = "required-only"
        case both
    }
}
