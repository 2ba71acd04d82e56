/// Values under arbitrary names, such as a model's user info.
package struct TemplateDictionary: Sendable {
    /// The names in byte order, so that every loop gives the same output.
    package let keys: [String]
    private let values: [String: TemplateValue]

    package init(_ values: [String: TemplateValue]) {
        self.values = values
        keys = values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The value with that name; nothing where there is none.
    package subscript(key: String) -> TemplateValue { values[key] ?? .nothing }
}
