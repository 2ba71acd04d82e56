/// A frozen copy of a version.
package struct FrozenSchema: Sendable {
    /// The name of the `VersionedSchema`.
    package var name: String
    /// The declaration of the `VersionedSchema`, without imports.
    package var text: String
    /// The names of types that the copy uses but does not contain. A change of such a type also changes the frozen
    /// version.
    package var sharedTypes: [String]
    /// The properties whose types the source does not show, such as `Trip.status`. The copy cannot be compiled if there are
    /// any.
    package var untypedProperties: [String]
}
