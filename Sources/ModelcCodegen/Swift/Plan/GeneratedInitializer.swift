/// An initializer with the values that an object needs before it can be saved.
package struct GeneratedInitializer: Hashable, Sendable {
    /// The required attributes without a default in the order of their names, then the relationships that need objects:
    /// required to-one relationships, and to-many relationships with a minimum.
    package var parameters: [GeneratedParameter]
    /// The name of the parameter `context` in the function; a different one if a property has that name.
    package var contextName: String
    /// Whether a type in it is not public.
    package var isInternal: Bool
}
