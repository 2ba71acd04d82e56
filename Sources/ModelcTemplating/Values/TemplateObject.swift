/// An object with named values that a template can access.
///
/// The compiler resolves names to indices of the type's schema; rendering accesses values by index and never compares
/// names. Most objects are a `KeyedObject`, whose keys and values are the rows of one table.
///
/// Objects are classes because values are copied often, and a reference is fastest to copy. Objects that refer to each
/// other should be created on access, from the data that all of them share.
package protocol TemplateObject: AnyObject, Sendable {
    /// The names and types of the values.
    static var templateSchema: TemplateSchema { get }

    /// Identifies this object among others of its type: two objects of one type with one identity are equal.
    var templateIdentity: Int { get }

    /// The value of the key with that index in the schema; of the type that the schema states.
    func templateValue(at index: Int) -> TemplateValue
}

/// The declaration of a key: its name, its type, and its meaning.
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

/// A key of an object in templates: its declaration, and the function that returns the value.
package struct TemplateField<Subject>: Sendable {
    fileprivate let declaration: TemplateKeyDeclaration
    fileprivate let value: @Sendable (Subject) -> TemplateValue

    /// Creates a key with its name, its type, and a sentence for the list of keys.
    package init(
        _ name: String, _ type: TemplateType, _ documentation: String,
        _ value: @escaping @Sendable (Subject) -> TemplateValue
    ) {
        declaration = TemplateKeyDeclaration(name, type, documentation)
        self.value = value
    }
}

/// The keys of a type of objects, in the order in which they are documented. A new key is one row.
package struct TemplateFields<Subject>: Sendable {
    package let schema: TemplateSchema
    /// The functions that return the values, in the order of the schema.
    package let values: [@Sendable (Subject) -> TemplateValue]

    /// Creates the keys of a type, with the type's name in messages and a sentence.
    package init(_ name: String, _ documentation: String, _ fields: [TemplateField<Subject>]) {
        schema = TemplateSchema(name, documentation, keys: fields.map(\.declaration))
        values = fields.map(\.value)
    }
}
