import ModelcBase

/// A dictionary with any names, such as a model's user info.
package struct TemplateDictionary: Sendable {
    /// The names in byte order, so that every loop produces the same output.
    package let keys: [String]
    private let values: [String: TemplateValue]

    package init(_ values: [String: TemplateValue]) {
        self.values = values
        keys = values.keys.inByteOrder()
    }

    /// The value with the name; `nothing` if there is none.
    subscript(key: String) -> TemplateValue { values[key] ?? .nothing }
}
