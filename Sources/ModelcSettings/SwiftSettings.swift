// The words of settings about generated Swift. Each is one type for the configuration file, the flags and the generator:
// its raw values are the words.

/// Who may use the generated classes.
package enum AccessLevel: String, ConfigurationChoice {
    /// The module that they are part of.
    case `internal`
    /// Other modules, too.
    case `public`
}

/// How the generated declarations stand to actors.
package enum Isolation: String, ConfigurationChoice {
    /// Declarations say `nonisolated`, which matters in modules whose default isolation is the main actor (SE-0449).
    case nonisolated
    /// Declarations say nothing: for compilers before Swift 6.1.
    case none
}

/// Which properties are optional in Swift.
package enum OptionalityStyle: String, ConfigurationChoice {
    /// Those that are optional in the model.
    case model
    /// All that hold an object, as in Xcode's own classes. Required scalars stay as they are: they are never nil.
    case always
}

/// How a required attribute without a default looks, which is nil in a new object until it is set (code-generation
/// §2.2).
package enum RequiredAttributeStyle: String, ConfigurationChoice {
    /// As any other required attribute: reading it before it is set is a fault of the program.
    case nonoptional
    case optional
    /// Implicitly unwrapped.
    case iuo
}

/// How a required to-one relationship looks, which is nil until it is set and after a nullification.
package enum RequiredToOneStyle: String, ConfigurationChoice {
    case nonoptional
    case optional
}

/// What numbers and Booleans are in Swift.
package enum NumberStyle: String, ConfigurationChoice {
    /// Numbers of Swift.
    case scalar
    /// Numbers of Swift where the model says "Use Scalar Type", `NSNumber` elsewhere.
    case model
    /// `NSNumber`.
    case object
}

/// What dates are in Swift.
package enum DateStyle: String, ConfigurationChoice {
    /// `Date`.
    case date
    /// `TimeInterval` where the model says "Use Scalar Type", `Date` elsewhere.
    case model
}

/// What decimal numbers are in Swift.
package enum DecimalStyle: String, ConfigurationChoice {
    /// `NSDecimalNumber`.
    case object
    /// `Decimal`.
    case swift
}

/// What unordered to-many relationships are in Swift.
package enum CollectionStyle: String, ConfigurationChoice {
    /// `Set<Tag>`.
    case set
    /// `NSSet`, whose elements are bridged only where they are used.
    case nsset
}
