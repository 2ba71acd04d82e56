/// A `typealias` in Swift source.
struct TypeAliasDeclaration: Sendable {
    var name: String
    var type: SwiftTypeSyntax
    var isGeneric: Bool
    var condition: String?
}
