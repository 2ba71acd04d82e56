/// A default value of an attribute, as Core Data's compiler reads its text (FormatModelXML §3.3).
package enum AttributeValue: Hashable, Sendable {
    case integer(Int64)
    case double(Double)
    /// A decimal number in its written digits: binary arithmetic would change it.
    case decimal(String)
    case boolean(Bool)
    case string(String)
    /// Seconds since 2001-01-01T00:00:00Z.
    case date(Double)
}
