/// The Swift type of numbers and Booleans.
package enum NumberStyle: String, ConfigurationChoice {
    /// Swift's number types.
    case scalar
    /// Swift's number types if "Use Scalar Type" is set in the model; otherwise `NSNumber`.
    case model
    /// Like `model`, but a scalar is never optional: if the attribute is nil, the scalar is 0 or false.
    case xcode
    /// `NSNumber`.
    case object
}
