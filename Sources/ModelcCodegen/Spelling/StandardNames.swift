import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Spells the types of the standard library and of Foundation in a module that may have classes of the same names: a
/// fitness app may have an entity `Set`.
struct StandardNames: Hashable, Sendable {
    /// Names that the generated module itself declares.
    private let shadowed: Set<String>

    init(shadowedBy names: Set<String>) {
        shadowed = names.intersection(StandardNames.used)
    }

    /// The spelling of a type of the standard library.
    func swift(_ name: String) -> String { shadowed.contains(name) ? "Swift." + name : name }

    /// Whether a name of the standard library or of Foundation is not shadowed.
    func isUnshadowed(_ name: String) -> Bool { !shadowed.contains(name) }

    /// The spelling of a type of Foundation.
    func foundation(_ name: String) -> String { shadowed.contains(name) ? "Foundation." + name : name }

    /// The names used in generated code that properties of a model have; usually none.
    static func properties(of model: ManagedObjectModel) -> Set<String> {
        var names: Set<String> = []
        func add(_ name: String) { if used.contains(name) { names.insert(name) } }
        // Accesses elements by index: iterating would copy the whole element to read its name.
        for entity in model.entities {
            for index in entity.attributes.indices { add(entity.attributes[index].name) }
            for index in entity.relationships.indices { add(entity.relationships[index].name) }
            for index in entity.fetchedProperties.indices { add(entity.fetchedProperties[index].name) }
        }
        for composite in model.composites {
            for index in composite.attributes.indices { add(composite.attributes[index].name) }
        }
        return names
    }

    /// The names that generated code uses.
    private static let used: Set<String> = [
        "Any", "AnyClass", "Bool", "CaseIterable", "Codable", "CodingKey", "Data", "Date", "Decimal", "Decoder",
        "Double", "Error",
        "Float", "Hashable", "Identifiable", "IndexSet", "Int", "Int16", "Int32", "Int64", "JSONDecoder", "JSONEncoder",
        "NSLog",
        "Sendable", "Set", "String", "TimeInterval", "URL", "UTF8", "UUID", "fatalError",
    ]
}

extension Array {
    /// The elements sorted by a name in UTF-8 byte order, in which capitals precede lowercase letters on every
    /// platform. The sort is stable.
    func sortedByName(_ name: (Element) -> String) -> [Element] {
        // Sorts names with positions, which are cheap to move; properties are not.
        let names = map(name)
        // Models are usually in order.
        let isInOrder = zip(names, names.dropFirst()).allSatisfy {
            !$1.isBefore($0)
        }
        if isInOrder { return self }
        let order = names.indices.sorted { left, right in
            if names[left] == names[right] { return left < right }
            return names[left].isBefore(names[right])
        }
        return order.map { self[$0] }
    }
}
