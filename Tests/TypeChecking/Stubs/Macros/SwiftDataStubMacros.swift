// The macros of the stub of SwiftData: a compiler plugin that is built with the modules of the toolchain.
import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a class a model. A class with a superclass inherits the conformance. The conformance is not isolated, also in modules
/// whose default is the main actor.
public struct ModelMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let named = declaration.as(ClassDeclSyntax.self) else { throw StubMacroError.notClass }
        try check(named.memberBlock.members)
        if protocols.isEmpty { return [] }
        return [try ExtensionDeclSyntax("extension \(type): nonisolated PersistentModel {}")]
    }

    /// Checks what the compiler cannot know of macros: each stored property has a type, and a transient one a value.
    private static func check(_ members: MemberBlockItemListSyntax) throws {
        for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
            for binding in variable.bindings where binding.accessorBlock == nil {
                if binding.typeAnnotation == nil { throw StubMacroError.noType }
                let names = variable.attributes.compactMap {
                    $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
                }
                if names.contains("Transient"), binding.initializer == nil { throw StubMacroError.noValue }
            }
        }
    }
}

/// The macros of properties, which only carry arguments.
public struct PropertyMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// The macros for uniqueness constraints and indexes.
public struct KeyMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

enum StubMacroError: String, Error, CustomStringConvertible {
    case notClass = "@Model requires a class"
    case noType = "a stored property of a @Model class needs a type"
    case noValue = "a @Transient property needs a value"

    var description: String { rawValue }
}
