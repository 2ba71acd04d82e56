/// The declaration that a type name stands for.
enum ResolvedName: Sendable {
    /// A type in the source.
    case declared(DeclaredType)
    /// An alias whose target is not a declared type, such as an array or a type of another module. `scope` contains
    /// the names of the types that enclose the alias.
    case alias(WrittenType, scope: [String])
    /// A generic parameter.
    case parameter
    /// An alias whose meaning is not certain: it refers to itself, is generic, or depends on an `#if`. The value is
    /// its name.
    case uncertain(String)
    /// The source does not declare the name.
    case unknown
}
