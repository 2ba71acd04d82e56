/// A key of an object that templates see: what they may rely on, and where the value comes from.
package struct TemplateField<Subject>: Sendable {
    fileprivate let declaration: TemplateKeyDeclaration
    fileprivate let value: @Sendable (Subject) -> TemplateValue

    /// A key with its name, its type, and a sentence for the list of keys.
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
    fileprivate let schema: TemplateSchema
    fileprivate let values: [@Sendable (Subject) -> TemplateValue]

    /// The type's name in messages, a sentence, and the keys.
    package init(_ name: String, _ documentation: String, _ fields: [TemplateField<Subject>]) {
        schema = TemplateSchema(name, documentation, keys: fields.map(\.declaration))
        values = fields.map(\.value)
    }
}

/// An object that templates ask by the rows of a table:
///
///     final class Book: KeyedObject {
///         static let fields = TemplateFields<Book>(
///             "Book", "A book.",
///             [
///                 TemplateField("title", .string, "The words on its cover.") { .string($0.title) },
///                 TemplateField("author", .optional(.object(Author.self)), "Who wrote it.") { … },
///             ])
///     }
package protocol KeyedObject: TemplateObject {
    /// What the values are computed from: the object itself, or what it stands for.
    associatedtype Subject = Self

    /// The keys.
    static var fields: TemplateFields<Subject> { get }

    /// What the values of this object are computed from.
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
    package var subject: Self { self }
}
