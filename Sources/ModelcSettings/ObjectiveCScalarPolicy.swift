/// Which numbers get a scalar property, and which an object property.
package enum ObjectiveCScalarPolicy: String, ConfigurationChoice {
    /// Required numbers are one scalar property; optional ones have an object and a scalar property.
    case requiredOnly = "required-only"
    /// Every number has an object and a scalar property, as in mogenerator's code.
    case both
    /// Numbers are one scalar property if "Use Scalar Type" is set in the model; otherwise they have an object and a
    /// scalar property.
    case xcode
}
