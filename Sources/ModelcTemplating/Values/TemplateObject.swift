/// A thing with named values that a template can ask for.
///
/// The compiler turns names into indices of the type's schema; rendering asks by index and never compares names. The
/// keys of a type are best the cases of an enumeration, so that the compiler leads whoever adds one to every place:
///
///     enum BookKey: Int, TemplateKey {
///         case title, author
///
///         var declaration: TemplateKeyDeclaration {
///             switch self {
///             case .title: .init("title", .string, "The words on its cover.")
///             case .author: .init("author", .optional(.object(Author.self)), "Who wrote it.")
///             }
///         }
///     }
///
///     final class Book: TemplateObject {
///         static let templateSchema = TemplateSchema("Book", "A book.", keys: BookKey.self)
///         func templateValue(at index: Int) -> TemplateValue { BookKey(rawValue: index).map(value) ?? .nothing }
///         private func value(of key: BookKey) -> TemplateValue { switch key { … } }
///     }
///
/// Objects are classes because a value is copied all the time, and a reference is copied fastest. Objects that refer
/// to each other are best made when they are asked for, out of the data that all of them share.
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
    /// The keys; an object is asked for them by their indices.
    package let keys: [TemplateKeyDeclaration]
    private let indices: [String: Int]

    package init(_ name: String, _ documentation: String, keys: [TemplateKeyDeclaration]) {
        self.name = name
        self.documentation = documentation
        self.keys = keys
        indices = Dictionary(zip(keys.map(\.name), keys.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The schema of an object whose keys are the cases of an enumeration.
    package init<Key: TemplateKey>(_ name: String, _ documentation: String, keys: Key.Type) {
        let cases = keys.allCases.sorted { $0.rawValue < $1.rawValue }
        self.init(name, documentation, keys: cases.map(\.declaration))
    }

    /// The index of the key with that name.
    package func index(of name: String) -> Int? { indices[name] }
}

/// The keys of a type of objects: an enumeration with the raw values 0, 1, 2 ….
package protocol TemplateKey: CaseIterable, RawRepresentable, Sendable where RawValue == Int {
    /// What a template may rely on.
    var declaration: TemplateKeyDeclaration { get }
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
