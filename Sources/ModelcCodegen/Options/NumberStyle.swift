/// What numbers and Booleans are in Swift.
package enum NumberStyle: String, CaseIterable, Sendable {
    /// Numbers of Swift.
    case scalar
    /// Numbers of Swift where the model says "Use Scalar Type", `NSNumber` elsewhere.
    case model
    /// `NSNumber`.
    case object
}
