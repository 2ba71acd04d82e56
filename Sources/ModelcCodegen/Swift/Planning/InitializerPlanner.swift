import ModelcSchema

/// Plans the initializers of a class.
enum InitializerPlanner {
    /// Whether the class declares the initializer that looks up the entity. The topmost class with objects declares it;
    /// subclasses inherit it.
    ///
    /// - Parameter chain: the class, then its superclasses.
    static func insertsObjects(_ chain: [GeneratedClass]) -> Bool {
        guard let generated = chain.first else { return false }
        return !generated.isAbstract && chain.dropFirst().allSatisfy(\.isAbstract)
    }

    /// The initializer with all required values, including inherited properties; nil if no value is required.
    static func initializer(_ chain: [GeneratedClass]) -> GeneratedInitializer? {
        guard let generated = chain.first, !generated.isAbstract else { return nil }
        let attributes = chain.flatMap { $0.attributes.filter(\.needsInitialValue) }
        let relationships = chain.flatMap { $0.relationships.map(\.property).filter(\.needsInitialValue) }
        if attributes.isEmpty, relationships.isEmpty { return nil }
        let closed = closedProperties(chain.dropFirst())
        let parameters = (attributes.sortedByName(\.name) + relationships.sortedByName(\.name)).map { property in
            var parameter = GeneratedParameter(
                name: property.name, parameterName: property.escapedName, type: property.type.optional(false))
            if closed.contains(property.name) { parameter.keyedConversion = property.conversion }
            return parameter
        }
        var contextName = "context"
        while parameters.contains(where: { $0.name == contextName }) { contextName += "_" }
        return GeneratedInitializer(
            parameters: parameters, contextName: contextName,
            isInternal: parameters.contains(where: \.type.isInternal))
    }

    /// The names of inherited properties that can be set only by the class that declares them: read-only properties of
    /// internal classes.
    private static func closedProperties(_ superclasses: ArraySlice<GeneratedClass>) -> Set<String> {
        let closed = superclasses.filter { $0.access == .internal }
            .flatMap { $0.attributes.filter { $0.setter == .restricted } }
        return Set(closed.map(\.name))
    }
}

/// Plans the functions that find or create objects by a uniqueness constraint.
struct UniqueKeyPlanner {
    let model: ResolvedModel

    /// The entity's uniqueness constraints whose attributes can all be compared in fetch conditions.
    ///
    /// - Parameter chain: the class, then its superclasses.
    func plan(_ chain: [GeneratedClass], of entity: EntityDescription) -> [[GeneratedParameter]] {
        if entity.uniquenessConstraints.isEmpty { return [] }
        let attributes = Dictionary(chain.flatMap(\.attributes).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        var seen: Set<[String]> = []
        return entity.uniquenessConstraints.compactMap { constraint in
            let names = constraint.members.map(\.name)
            let parameters = names.compactMap { name in attributes[name].flatMap { parameter($0, of: entity) } }
            let isWhole = parameters.count == names.count && !names.isEmpty && Set(names).count == names.count
            return isWhole && seen.insert(names).inserted ? parameters : nil
        }
    }

    private func parameter(_ property: GeneratedProperty, of entity: EntityDescription) -> GeneratedParameter? {
        guard let type = property.keyType, property.conversion.isOfStandardValue,
            let attribute = model.property(named: property.name, of: entity)?.property as? AttributeDescription,
            attribute.type.isCompared
        else { return nil }
        return GeneratedParameter(
            name: property.name, parameterName: property.escapedName, type: type.optional(false))
    }
}

extension ValueConversion {
    /// Whether the property has a value type of Swift or Foundation, and not a custom type (with raw values or JSON) or
    /// a composite.
    fileprivate var isOfStandardValue: Bool {
        switch self {
        case .cast, .float, .decimal, .timeInterval: true
        case .none, .composite, .rawValue, .json: false
        }
    }
}

extension AttributeType {
    /// Whether values of the type can be compared in fetch conditions.
    fileprivate var isCompared: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float, .boolean, .decimal, .string, .date, .binary, .uuid,
            .uri:
            true
        case .undefined, .transformable, .objectID, .composite: false
        }
    }
}
