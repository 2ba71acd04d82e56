/// The Swift type of numbers and Booleans.
package enum NumberStyle: String, ConfigurationChoice {
    /// Swift numbers.
    case scalar
    /// Swift numbers if "Use Scalar Type" is set in the model, otherwise `NSNumber`.
    case model
    /// Like `model`, and a scalar is never optional: without a value it is 0 or false.
    case xcode
    /// `NSNumber`.
    case object
}
