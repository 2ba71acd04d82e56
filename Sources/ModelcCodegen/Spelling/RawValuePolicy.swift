/// The value of a property of a `RawRepresentable` type for a raw value that the type does not have.
package enum RawValuePolicy: Hashable, Sendable {
    /// The value is nil.
    case none
    /// The program stops.
    case fatal
    /// The value is this case of the type.
    case fallback(String)
    /// The case of the raw value that is the attribute's default in the model, as a literal. A program stops if it
    /// reads the property while the type has no such case.
    case standard(literal: String)
    /// Not possible: every raw value has a case. An attribute without a value reads as this literal, or as nil if the
    /// property is optional.
    case total(zero: String)
}
