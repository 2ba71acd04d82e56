/// A literal value [documented].
package enum Constant: Hashable, Sendable {
    /// `NULL` or `NIL`.
    case null
    /// `TRUE` or `YES`, `FALSE` or `NO`.
    case boolean(Bool)
    /// Decimal, or with the prefixes `0x`, `0o` and `0b`.
    case integer(Int64)
    /// With a decimal point or an exponent. A decimal integer beyond 64 bits is read as the nearest of these [guess].
    case real(Double)
    case string(String)
}
