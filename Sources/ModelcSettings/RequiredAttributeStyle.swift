/// The type of a required attribute without a default, which is nil in a new object until it is set.
package enum RequiredAttributeStyle: String, ConfigurationChoice {
    /// Not optional, like any other required attribute: reading it before it is set is a programming error.
    case nonoptional
    case optional
    /// Implicitly unwrapped.
    case iuo
}
