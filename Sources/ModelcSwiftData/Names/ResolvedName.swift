/// The declaration that a type name stands for.
enum ResolvedName: Sendable {
    /// A type in the source.
    case declared(DeclaredType)
    /// A type alias for another form of type, such as an array. The scope is that of the alias.
    case alias(WrittenType, scope: [String])
    /// A generic parameter.
    case parameter
    /// The source declares the name, but it is not certain how: the alias depends on itself, is generic, or depends on
    /// an `#if`.
    case uncertain(String)
    /// The source does not declare the name.
    case unknown
}
