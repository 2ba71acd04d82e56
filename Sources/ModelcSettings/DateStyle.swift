/// The Swift type of dates.
package enum DateStyle: String, ConfigurationChoice {
    /// `Date`.
    case date
    /// `TimeInterval` if "Use Scalar Type" is set in the model, otherwise `Date`.
    case model
    /// Like `model`, but `TimeInterval` is never optional.
    case xcode
}
