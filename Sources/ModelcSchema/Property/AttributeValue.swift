/// A default value of an attribute, read as Core Data's compiler reads the text (FormatModelXML §3.3).
package enum AttributeValue: Hashable, Sendable {
    case integer(Int64)
    case double(Double)
    /// A decimal number with the digits as written. A binary number would change the value.
    case decimal(String)
    case boolean(Bool)
    case string(String)
    /// Seconds since 2001-01-01T00:00:00Z.
    case date(Double)
}
