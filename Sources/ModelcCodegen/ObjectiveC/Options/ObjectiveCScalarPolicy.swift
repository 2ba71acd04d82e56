/// Which numbers get a scalar property, and which an object (code-generation §4, 10).
package enum ObjectiveCScalarPolicy: String, CaseIterable, Sendable {
    /// Required numbers are one scalar property; optional ones are an object and a scalar.
    case requiredOnly = "required-only"
    /// Every number is an object and a scalar, as in code of mogenerator.
    case both
}
