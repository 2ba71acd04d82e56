/// What decimal numbers are in Swift.
package enum DecimalStyle: String, CaseIterable, Sendable {
    /// `NSDecimalNumber`.
    case object
    /// `Decimal`.
    case swift
}
