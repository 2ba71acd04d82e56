/// The Swift type of decimal numbers.
package enum DecimalStyle: String, ConfigurationChoice {
    /// `NSDecimalNumber`.
    case object
    /// `Decimal`.
    case swift
}
