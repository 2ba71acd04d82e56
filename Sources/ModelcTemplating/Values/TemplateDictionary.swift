import ModelcBase

/// Values under arbitrary names, such as a model's user info.
package struct TemplateDictionary: Sendable {
    /// The names in byte order, so that every loop produces the same output.
    package let keys: [String]
    private let values: [String: TemplateValue]

    package init(_ values: [String: TemplateValue]) {
        self.values = values
        keys = values.keys.inByteOrder()
    }

    /// The value with that name; nothing if there is none.
    subscript(key: String) -> TemplateValue { values[key] ?? .nothing }
}
