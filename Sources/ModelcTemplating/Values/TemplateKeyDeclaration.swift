/// What a template may rely on about a key: its name, its type, and what it means.
package struct TemplateKeyDeclaration: Sendable {
    package let name: String
    package let type: TemplateType
    /// One sentence for the list of keys.
    package let documentation: String

    package init(_ name: String, _ type: TemplateType, _ documentation: String) {
        self.name = name
        self.type = type
        self.documentation = documentation
    }
}
