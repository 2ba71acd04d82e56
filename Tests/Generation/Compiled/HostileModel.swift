import ModelcSchema

import struct ModelcTestSupport.SeededRandom

/// A random model with names that have a meaning in Swift, in Objective-C, in Apple's frameworks or in generated code.
struct HostileModel {
    private var random: SeededRandom
    private var entityNames: [String] = []
    private var propertiesByEntity: [String: [String]] = [:]

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func make() -> ManagedObjectModel {
        entityNames = names(7, of: HostileModel.entityNames)
        var made = model()
        made.composites = [composite("Part", attribute("value"), attribute("count", .integer32, optional: true))]
        for (index, name) in entityNames.enumerated() {
            let parent = index > 4 ? entityNames[index - 3] : nil
            made.entities.append(hostileEntity(name, parent: parent))
        }
        return made
    }

    private mutating func hostileEntity(_ name: String, parent: String?) -> EntityDescription {
        // A subclass must not have the setter of an inherited property.
        let inherited = parent.flatMap { propertiesByEntity[$0] } ?? []
        let names = names(14, of: HostileModel.propertyNames, besides: inherited)
        propertiesByEntity[name] = names
        let links = names.suffix(4).enumerated().map { index, name in
            let destination = entityNames.randomElement(using: &random) ?? name
            return index == 0
                ? toOne(name, destination, optional: Bool.random(using: &random))
                : toMany(name, destination, ordered: index == 1)
        }
        return entity(
            name, parent: parent, attributes: names.dropLast(4).map { hostileAttribute($0) }, relationships: links)
    }

    private mutating func hostileAttribute(_ name: String) -> AttributeDescription {
        let type = HostileModel.types.randomElement(using: &random) ?? .string
        var made = attribute(
            name, type, optional: Bool.random(using: &random), composite: type == .composite ? "Part" : nil)
        made.usesScalarValue = Bool.random(using: &random)
        if let text = HostileModel.defaults[type], Bool.random(using: &random) { made.defaultValueText = text }
        return made
    }

    /// Returns the given number of names, no two of which differ only in letter case.
    private mutating func names(_ count: Int, of all: [String], besides others: [String] = []) -> [String] {
        var taken = Set(others.map { $0.lowercased() })
        var names: [String] = []
        while names.count < count {
            guard let name = all.randomElement(using: &random) else { break }
            if taken.insert(name.lowercased()).inserted { names.append(name) }
        }
        return names
    }

    /// The names that an entity can have. With refused names, there would be nothing to compile.
    private static let entityNames = NastyNames.all.filter { isAccepted($0, as: [.entity]) }

    private static let propertyNames = NastyNames.all.filter {
        isAccepted($0, as: [.attribute, .numberAttribute, .toOne, .toMany, .ordered])
    }

    private static func isAccepted(_ name: String, as roles: [NastyRole]) -> Bool {
        roles.allSatisfy { role in
            !generate(role.model(named: [name], 0)).diagnostics.contains { $0.severity == .error }
        }
    }

    private static let types: [AttributeType] = [
        .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary,
        .uuid, .uri, .transformable, .objectID, .composite,
    ]

    private static let defaults: [AttributeType: String] = [
        .integer16: "1", .integer32: "2", .integer64: "3", .decimal: "0.5", .double: "1.5", .float: "2.5",
        .string: "text", .boolean: "YES",
    ]
}
