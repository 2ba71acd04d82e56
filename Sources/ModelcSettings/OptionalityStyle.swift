/// Which properties are optional in Swift.
package enum OptionalityStyle: String, ConfigurationChoice {
    /// Those that are optional in the model.
    case model
    /// All that hold an object, as in Xcode's own classes. Required scalars are not optional: they are never nil.
    case always
}
