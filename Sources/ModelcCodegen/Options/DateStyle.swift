/// What dates are in Swift.
package enum DateStyle: String, CaseIterable, Sendable {
    /// `Date`.
    case date
    /// `TimeInterval` where the model says "Use Scalar Type", `Date` elsewhere.
    case model
}
