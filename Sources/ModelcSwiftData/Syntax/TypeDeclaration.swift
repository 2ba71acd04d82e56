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
    /// The name as a list of its parts. Only an extension of a nested type has several.
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
    /// The names of the cases of an enumeration.
    var cases: Set<String> = []
    /// Whether a case of the enumeration has associated values.
    var hasAssociatedValues = false
    /// Whether the type has functions, initializers or subscripts.
    var hasFunctions = false
    /// The index of the first token that belongs to no declaration; nil if there is none.
    var strayToken: Int?
    var condition: String?
    /// The tokens of the declaration with its attributes.
    var extent: Range<Int> = 0..<0

    func attribute(named name: String) -> SwiftAttribute? { attributes.first { $0.name == name } }
}
