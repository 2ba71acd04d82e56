import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Writes types of the standard library and Foundation in a module that may have classes with the same names. For
/// example, a fitness app may have an entity `Set`.
struct StandardNames: Hashable, Sendable {
    /// The names in `used` that the module or a property of the model also uses.
    private let shadowed: Set<String>

    init(shadowedBy names: Set<String>) {
        shadowed = names.intersection(StandardNames.used)
    }

    /// The name of a standard library type, such as `Set`, or `Swift.Set` if the module declares a `Set`.
    func swift(_ name: String) -> String { shadowed.contains(name) ? "Swift." + name : name }

    /// Whether the module does not declare this name of the standard library or Foundation.
    func isUnshadowed(_ name: String) -> Bool { !shadowed.contains(name) }

    /// The name of a Foundation type, such as `Date`, or `Foundation.Date` if the module declares a `Date`.
    func foundation(_ name: String) -> String { shadowed.contains(name) ? "Foundation." + name : name }

    /// The names of model properties that generated code uses for something else; usually empty.
    static func properties(of model: ManagedObjectModel) -> Set<String> {
        var names: Set<String> = []
        func add(_ name: String) { if used.contains(name) { names.insert(name) } }
        // Accesses the elements by index: iterating would copy each whole element only to read its name.
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
    /// The elements sorted by a name in UTF-8 byte order: capitals precede lowercase letters on every platform. The
    /// sort is stable.
    func sortedByName(_ name: (Element) -> String) -> [Element] {
        // Sorts pairs of a name and an index, because these are cheaper to move than properties.
        let names = map(name)
        // Most models are already sorted.
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
