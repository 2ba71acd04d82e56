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
