/// A type with the content of its declarations and of all its extensions.
struct DeclaredType: Sendable {
    /// The names of the enclosing types, and its own.
    let path: [String]
    /// The declarations, without extensions. More than one if the source declares the type twice, such as in branches of
    /// an `#if`.
    var declarations: [TypeDeclaration] = []
    var extensions: [TypeDeclaration] = []
    var aliases: [String: [TypeAliasDeclaration]] = [:]

    var name: String { path.joined(separator: ".") }

    /// The declaration; the first one if there are several.
    var declaration: TypeDeclaration? { declarations.first }

    /// The properties in all declarations and extensions. `file` is the index of the file.
    var properties: [(property: PropertyDeclaration, file: Int)] {
        (declarations + extensions).flatMap { part in part.properties.map { ($0, part.file) } }
    }

    /// The names of the types that the type inherits from or conforms to, in all its parts.
    var inherited: [WrittenType] { (declarations + extensions).flatMap(\.inherited) }
}
