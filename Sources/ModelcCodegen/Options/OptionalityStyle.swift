/// Which properties are optional in Swift.
package enum OptionalityStyle: String, CaseIterable, Sendable {
    /// Those that are optional in the model.
    case model
    /// All that hold an object, as in Xcode's own classes. Required scalars stay as they are: they are never nil.
    case always
}
