/// The classes that get an empty extension for the conformance to `Identifiable`.
package enum XcodeIdentifiable: String, ConfigurationChoice {
    /// Classes without a superclass in the model. It is unverified whether Xcode does the same, but the compiler
    /// rejects the conformance on a class that inherits it.
    case root
    /// Every class.
    case all
    case none
}
