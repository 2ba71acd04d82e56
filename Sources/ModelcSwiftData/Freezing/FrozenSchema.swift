/// A frozen copy of a version.
package struct FrozenSchema: Sendable {
    /// The name of the `VersionedSchema`.
    package var name: String
    /// The declaration of the `VersionedSchema`, without imports.
    package var text: String
    /// Types outside of the copy that its properties use: if they change, the copy changes with them.
    package var sharedTypes: [String]
    /// The properties whose types the source does not show, such as `Trip.status`. The copy cannot be compiled if there are
    /// any.
    package var untypedProperties: [String]
}
