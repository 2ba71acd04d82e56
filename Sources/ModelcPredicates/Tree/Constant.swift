/// A literal value [documented].
package enum Constant: Hashable, Sendable {
    /// `NULL` or `NIL`.
    case null
    /// `TRUE` or `YES`, `FALSE` or `NO`.
    case boolean(Bool)
    /// An integer in decimal form, or with a prefix `0x`, `0o` or `0b`.
    case integer(Int64)
    /// A number with a decimal point or an exponent. A decimal integer that does not fit into 64 bits is read as the
    /// nearest real number [guess].
    case real(Double)
    case string(String)
}
