/// A member of a generated class, with the name that code of the app uses.
package struct DeclaredSymbol: Hashable, Sendable {
    /// The class without the `_` of machine classes, or the type of constants: `Book`, `BookAttributes`.
    package let owner: String
    /// The name, with the labels of a method: `fetchRecent(managedObjectContext:)`, `addTagsObject:`.
    package let name: String

    /// The word by which source code refers to the symbol: `fetchRecent`, `addTagsObject`.
    var word: String { String(name.prefix { $0 != "(" && $0 != ":" }) }

    /// The symbol as reports show it.
    package var text: String { "\(owner).\(name)" }
}
