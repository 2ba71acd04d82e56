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

/// The types that a template can reach from its root, for the list of keys.
package struct SchemaCatalog: Sendable {
    /// The schemas, the root's first, each other one after the first key that refers to it.
    package let schemas: [TemplateSchema]

    package init(root: any TemplateObject.Type) {
        var known: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
        var types: [any TemplateObject.Type] = [root]
        var next = 0
        while next < types.count {
            for key in types[next].templateSchema.keys {
                guard let type = SchemaCatalog.objectType(in: key.type) else { continue }
                if known.insert(ObjectIdentifier(type)).inserted { types.append(type) }
            }
            next += 1
        }
        schemas = types.map { $0.templateSchema }
    }

    private static func objectType(in type: TemplateType) -> (any TemplateObject.Type)? {
        switch type {
        case .object(let type): type
        case .optional(let type), .list(let type), .dictionary(let type): objectType(in: type)
        case .bool, .integer, .double, .string, .record, .any: nil
        }
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

/// An object whose values are the rows of a table:
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
    /// The source of the values: the object itself, or the value that it represents.
    associatedtype Subject = Self

    /// The keys.
    static var fields: TemplateFields<Subject> { get }

    /// The source of this object's values.
    var subject: Subject { get }
}

/// A type whose objects are accessed often implements `templateValue(at:)` itself, as
/// `Self.fields.values[index](self)`: the function here is shared by all types, and has to look up the types of the
/// table for each value.
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
