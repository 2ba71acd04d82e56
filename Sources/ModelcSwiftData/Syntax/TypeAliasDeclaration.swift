/// A `typealias` in Swift source.
struct TypeAliasDeclaration: Sendable {
    var name: String
    var type: WrittenType
    var isGeneric: Bool
    var condition: String?
    /// Whether only its file can use the alias.
    var isOfFile = false
}
