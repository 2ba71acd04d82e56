/// A type or an extension in Swift source.
struct TypeDeclaration: Sendable {
    enum Kind: String, Sendable {
        case `class`
        case `struct`
        case `enum`
        case actor
        case `protocol`
        case `extension`
    }

    var kind: Kind
    /// The name; several names for an extension of a nested type.
    var path: [String]
    /// The index of the token of the name.
    var token: Int
    /// The index of the file.
    var file: Int
    var attributes: [SwiftAttribute]
    /// The superclass and the protocols.
    var inherited: [WrittenType] = []
    var genericParameters: Set<String> = []
    var properties: [PropertyDeclaration] = []
    var types: [TypeDeclaration] = []
    var aliases: [TypeAliasDeclaration] = []
    var macros: [MacroExpansion] = []
    /// Whether a case of the enumeration has associated values.
    var hasAssociatedValues = false
    var condition: String?
    /// The tokens of the declaration with its attributes.
    var extent: Range<Int> = 0..<0

    func attribute(named name: String) -> SwiftAttribute? { attributes.first { $0.name == name } }
}
