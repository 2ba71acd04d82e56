/// The name and the keys of a type of object.
package struct TemplateSchema: Sendable {
    /// The type's name in messages and in the documentation of template keys.
    package let name: String
    /// One sentence for the documentation of template keys.
    package let documentation: String
    /// The keys. The index of a key is used to access its value.
    package let keys: [TemplateKeyDeclaration]
    private let indices: [String: Int]

    package init(_ name: String, _ documentation: String, keys: [TemplateKeyDeclaration]) {
        self.name = name
        self.documentation = documentation
        self.keys = keys
        indices = Dictionary(zip(keys.map(\.name), keys.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The index of the key with the name; nil if there is none.
    package func index(of name: String) -> Int? { indices[name] }
}
