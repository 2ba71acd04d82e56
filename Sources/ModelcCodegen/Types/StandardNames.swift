import ModelcSchema

/// Spells the types of the standard library and of Foundation in a module that may have classes of the same names: an
/// app about training has an entity `Set`.
package struct StandardNames: Hashable, Sendable {
    /// Names that the generated module declares itself.
    private let shadowed: Set<String>

    init(shadowedBy names: Set<String>) {
        shadowed = names.intersection(StandardNames.used)
    }

    /// The spelling of a type of the standard library.
    func swift(_ name: String) -> String { shadowed.contains(name) ? "Swift." + name : name }

    /// The spelling of a type of Foundation.
    func foundation(_ name: String) -> String { shadowed.contains(name) ? "Foundation." + name : name }

    /// The names that generated code uses and that properties of a model have, which is hardly ever one.
    static func properties(of model: ManagedObjectModel) -> Set<String> {
        var names: Set<String> = []
        func add(_ name: String) { if used.contains(name) { names.insert(name) } }
        // By index: an element would be copied whole, for the sake of its name.
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
        "Any", "AnyClass", "Bool", "CaseIterable", "Codable", "CodingKey", "Data", "Date", "Decimal", "Double", "Error",
        "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64", "JSONDecoder", "JSONEncoder", "NSLog",
        "Sendable", "Set", "String", "TimeInterval", "URL", "UTF8", "UUID", "fatalError",
    ]
}
