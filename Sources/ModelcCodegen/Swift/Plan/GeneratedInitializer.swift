/// An initializer with a parameter for each value that an object needs before it can be saved.
package struct GeneratedInitializer: Hashable, Sendable {
    /// First the required attributes without a default, sorted by name. Then the relationships that need objects,
    /// sorted by name: required to-one relationships, and to-many relationships with a minimum.
    package var parameters: [GeneratedParameter]
    /// The name of the parameter for the context: `context`, or another name if a property is named `context`.
    package var contextName: String
    /// Whether the initializer uses a type that is not public.
    package var isInternal: Bool
}
