/// The keys of a type of objects.
package struct TemplateSchema: Sendable {
    /// The type's name in messages and in the list of keys.
    package let name: String
    /// One sentence for the list of keys.
    package let documentation: String
    /// The keys; their values are accessed by index.
    package let keys: [TemplateKeyDeclaration]
    private let indices: [String: Int]

    package init(_ name: String, _ documentation: String, keys: [TemplateKeyDeclaration]) {
        self.name = name
        self.documentation = documentation
        self.keys = keys
        indices = Dictionary(zip(keys.map(\.name), keys.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The index of the key with that name.
    package func index(of name: String) -> Int? { indices[name] }
}
