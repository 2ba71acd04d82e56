import ModelcSchema

/// Decides by which uniqueness constraints objects are found or created.
struct UniqueKeyPlanner {
    let model: ResolvedModel

    /// The constraints of the entity whose attributes all have values that conditions compare.
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
    /// Whether keys have the type of Swift's or Foundation's that is stored.
    fileprivate var isOfStandardValue: Bool {
        switch self {
        case .cast, .float, .decimal, .timeInterval: true
        case .none, .composite, .rawValue, .json: false
        }
    }
}

extension AttributeType {
    /// Whether values of the type are compared in conditions.
    fileprivate var isCompared: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float, .boolean, .decimal, .string, .date, .binary, .uuid,
            .uri:
            true
        case .undefined, .transformable, .objectID, .composite: false
        }
    }
}
