/// What a property of a `RawRepresentable` type gives for a raw value that is none of the type's (code-generation §3.5).
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
