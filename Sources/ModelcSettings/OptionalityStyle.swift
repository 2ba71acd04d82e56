/// The properties that are optional in Swift.
package enum OptionalityStyle: String, ConfigurationChoice {
    /// Properties that are optional in the model.
    case model
    /// All properties that contain an object, as in Xcode's generated classes. Required scalars are not optional
    /// because they are never nil.
    case always
}
