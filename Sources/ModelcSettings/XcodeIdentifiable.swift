/// Which classes get the empty extension that makes them `Identifiable`.
package enum XcodeIdentifiable: String, ConfigurationChoice {
    /// Classes without a superclass from the model. What Xcode does is unverified; but the compiler rejects the
    /// conformance on a class that inherits it.
    case root
    /// Every class.
    case all
    case none
}
