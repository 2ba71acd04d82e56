import ModelcTemplating

/// A key of an object that templates see: what they may rely on, and where the value comes from.
struct TemplateField<Subject>: Sendable {
    fileprivate let declaration: TemplateKeyDeclaration
    fileprivate let value: @Sendable (Subject) -> TemplateValue

    init(_ declaration: TemplateKeyDeclaration, _ value: @escaping @Sendable (Subject) -> TemplateValue) {
        self.declaration = declaration
        self.value = value
    }

    init(
        _ name: String, _ type: TemplateType, _ documentation: String,
        _ value: @escaping @Sendable (Subject) -> TemplateValue
    ) {
        self.init(TemplateKeyDeclaration(name, type, documentation), value)
    }
}

/// The keys of a type of objects, in the order in which they are documented. A new key is one row.
struct TemplateFields<Subject>: Sendable {
    fileprivate let schema: TemplateSchema
    fileprivate let values: [@Sendable (Subject) -> TemplateValue]

    init(_ name: String, _ documentation: String, _ fields: [TemplateField<Subject>]) {
        schema = TemplateSchema(name, documentation, keys: fields.map(\.declaration))
        values = fields.map(\.value)
    }
}

/// An object that templates ask by the rows of a table; those of Swift and of Objective-C alike.
protocol KeyedObject: TemplateObject {
    /// What the values are computed from: the object itself, or what it stands for.
    associatedtype Subject = Self

    static var fields: TemplateFields<Subject> { get }

    var subject: Subject { get }
}

extension KeyedObject {
    package static var templateSchema: TemplateSchema { fields.schema }

    package func templateValue(at index: Int) -> TemplateValue {
        let values = Self.fields.values
        return values.indices.contains(index) ? values[index](subject) : .nothing
    }

    package var templateIdentity: Int { Int(bitPattern: ObjectIdentifier(self)) }
}

extension KeyedObject where Subject == Self {
    var subject: Self { self }
}
