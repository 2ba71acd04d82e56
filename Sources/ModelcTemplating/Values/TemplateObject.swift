/// A thing with named values that a template can ask for.
///
/// The compiler turns names into indices of the type's schema; rendering asks by index and never compares names. Most objects
/// are a `KeyedObject`, whose keys and values are the rows of one table.
///
/// Objects are classes because a value is copied all the time, and a reference is copied fastest. Objects that refer to each
/// other are best made when they are requested, out of the data that all of them share.
package protocol TemplateObject: AnyObject, Sendable {
    /// The names and types of the values.
    static var templateSchema: TemplateSchema { get }

    /// Tells this object from the others of its type: two objects of one type with one identity are equal.
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
    /// The keys; an object is requested them by their indices.
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

/// The types that a template can reach from its root, for the list of keys.
package struct SchemaCatalog: Sendable {
    /// The schemas, the root's first, each other where a key first leads to it.
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
    package let schema: TemplateSchema
    /// What the keys are, in the order of the schema.
    package let values: [@Sendable (Subject) -> TemplateValue]

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

/// A type whose objects are asked often writes `templateValue(at:)` itself, as `Self.fields.values[index](self)`: the function here
/// is one for all types, and has to look up the types of the table for each value.
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
