/// The Swift type of a required attribute without a default. In a new object, such an attribute is nil until it is set.
package enum RequiredAttributeStyle: String, ConfigurationChoice {
    /// Not optional, like other required attributes. Reading the property before it is set is a programming error.
    case nonoptional
    case optional
    /// Implicitly unwrapped, such as `String!`.
    case iuo
}
