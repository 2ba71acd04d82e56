/// The value that a property of a `RawRepresentable` type returns if the stored raw value does not belong to any case.
package enum RawValuePolicy: Hashable, Sendable {
    /// The property returns nil.
    case none
    /// The program stops.
    case fatal
    /// The property returns this case of the type.
    case fallback(String)
    /// The property returns the case for the model's default value, given as the literal of its raw value. The program
    /// stops if the type has no such case.
    case standard(literal: String)
    /// Every raw value has a case. If the attribute has no value, an optional property returns nil, and a required
    /// property returns the case for the literal `zero`.
    case total(zero: String)
}
