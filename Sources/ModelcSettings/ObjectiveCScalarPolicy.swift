/// The form of properties for numbers in Objective-C: a scalar such as `int32_t`, an `NSNumber` object, or both.
package enum ObjectiveCScalarPolicy: String, ConfigurationChoice {
    /// A required number gets a scalar property. An optional number gets an object property and a scalar property.
    case requiredOnly = "required-only"
    /// Every number gets an object property and a scalar property, as in mogenerator's code.
    case both
    /// A number gets only a scalar property if "Use Scalar Type" is set in the model. Otherwise it gets an object
    /// property and a scalar property.
    case xcode
}
