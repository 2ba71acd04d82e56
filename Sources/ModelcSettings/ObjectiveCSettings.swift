// The words of settings about generated Objective-C.

/// How the names of properties become constants (code-generation §4, 16).
package enum ObjectiveCConstantStyle: String, ConfigurationChoice {
    /// A class `BookAttributes` with a class method for each name, as mogenerator makes since 1.30.
    case `class`
    /// A string constant `BookAttributes_title` for each name.
    case extern
    /// Not at all.
    case none
}

/// Which numbers get a scalar property, and which an object (code-generation §4, 10).
package enum ObjectiveCScalarPolicy: String, ConfigurationChoice {
    /// Required numbers are one scalar property; optional ones are an object and a scalar.
    case requiredOnly = "required-only"
    /// Every number is an object and a scalar, as in code of mogenerator.
    case both
}
