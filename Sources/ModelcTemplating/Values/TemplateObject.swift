/// An object with named values that a template can access.
///
/// The compiler converts names to indexes in the type's schema. Rendering accesses values by index and never compares
/// names. Most objects implement `KeyedObject`, which declares keys and values in one table.
///
/// Objects are classes, because values are copied often and a reference is fastest to copy. If objects refer to each
/// other, create them on access from shared data.
package protocol TemplateObject: AnyObject, Sendable {
    /// The names and types of the values that templates can access.
    static var templateSchema: TemplateSchema { get }

    /// Identifies the object among objects of its type: two objects of the same type are equal if their identities are
    /// equal.
    var templateIdentity: Int { get }

    /// Returns the value of the key at an index in the schema. The value must have the type that the schema states.
    func templateValue(at index: Int) -> TemplateValue
}

/// The declaration of a key: its name, its type and its documentation.
package struct TemplateKeyDeclaration: Sendable {
    package let name: String
    package let type: TemplateType
    /// One sentence for the documentation of template keys.
    package let documentation: String

    package init(_ name: String, _ type: TemplateType, _ documentation: String) {
        self.name = name
        self.type = type
        self.documentation = documentation
    }
}

/// A key of an object in templates: its declaration, and a function that returns its value.
package struct TemplateField<Subject>: Sendable {
    fileprivate let declaration: TemplateKeyDeclaration
    fileprivate let value: @Sendable (Subject) -> TemplateValue

    /// Creates a key from its name, its type, and one sentence for the documentation of template keys.
    package init(
        _ name: String, _ type: TemplateType, _ documentation: String,
        _ value: @escaping @Sendable (Subject) -> TemplateValue
    ) {
        declaration = TemplateKeyDeclaration(name, type, documentation)
        self.value = value
    }
}

/// The table of keys for a type of object, in the order in which they are documented. To add a key, add a row.
package struct TemplateFields<Subject>: Sendable {
    package let schema: TemplateSchema
    /// The functions that return the values, in the order of `TemplateSchema.keys`.
    package let values: [@Sendable (Subject) -> TemplateValue]

    /// Creates the table for a type, from the type's name in messages and one sentence of documentation.
    package init(_ name: String, _ documentation: String, _ fields: [TemplateField<Subject>]) {
        schema = TemplateSchema(name, documentation, keys: fields.map(\.declaration))
        values = fields.map(\.value)
    }
}
