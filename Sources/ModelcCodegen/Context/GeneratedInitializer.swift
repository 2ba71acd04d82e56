/// An initializer that takes what an object needs before it can be saved (code-generation §3.8).
package struct GeneratedInitializer: Hashable, Sendable {
    /// The required attributes without default in the order of their names, then the relationships that need objects:
    /// required ones to one object, and to many with a minimum.
    package var parameters: [GeneratedParameter]
    /// The name of the parameter `context` inside; another one where a property has that name.
    package var contextName: String
    /// Whether a type in it is not public.
    package var isInternal: Bool
}
