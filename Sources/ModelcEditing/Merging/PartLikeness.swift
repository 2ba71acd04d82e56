import ModelcSchema

/// A part of a model and what it has, by which it is known under another name.
struct ShapedPart {
    let step: MergePath.Step
    /// Nil where that is too little to know it by.
    let shape: String?

    init(_ element: String, _ name: String, shape: String?) {
        step = MergePath.Step(element, name)
        self.shape = shape
    }
}

extension IdentityMatch {
    /// Parts that are gone and parts that are new, and have the same: what has no renaming identifier was renamed so.
    mutating func matchLikeness(_ old: [ShapedPart], _ new: [ShapedPart]) {
        let gone = old.filter { later[$0.step] == nil }
        let added = new.filter { !matched.contains($0.step) }
        guard !gone.isEmpty, !added.isEmpty else { return }
        let before = Dictionary(grouping: gone.filter { $0.shape != nil }, by: { $0.shape ?? "" })
        let after = Dictionary(grouping: added.filter { $0.shape != nil }, by: { $0.shape ?? "" })
        for shape in before.keys.sorted() {
            guard let one = before[shape], let other = after[shape], one.count == 1, other.count == 1 else { continue }
            match(one[0].step, other[0].step)
        }
    }
}

extension ManagedObjectModel {
    /// The entities with what they have, which with two or more properties is proof enough.
    var shapedEntities: [ShapedPart] {
        entities.map { entity in
            guard entity.properties.count > 1 else { return ShapedPart("entity", entity.name, shape: nil) }
            let attributes = entity.attributes.map { "\($0.name): \($0.type.rawValue) \($0.isOptional)" }
            let relationships = entity.relationships.map { "\($0.name) -> \($0.inverseName ?? "") \($0.isToMany)" }
            let parts = attributes + relationships + entity.fetchedProperties.map(\.name) + [entity.parentName ?? ""]
            return ShapedPart("entity", entity.name, shape: parts.joined(separator: "\n"))
        }
    }

    /// What has no renaming identifiers: composites, configurations and fetch requests; the indexes of an entity.
    ///
    /// - Parameter owner: the path of an entity, or of the model itself.
    func shapedParts(_ element: String, below owner: MergePath) -> [ShapedPart] {
        switch element {
        case "composite": composites.map { ShapedPart(element, $0.name, shape: $0.shape) }
        case "configuration": configurations.map { ShapedPart(element, $0.name, shape: $0.shape) }
        case "fetchRequest": fetchRequests.map { ShapedPart(element, $0.name, shape: $0.shape) }
        case "fetchIndex":
            entities.first { $0.name == owner.owner }?.fetchIndexes
                .map { ShapedPart(element, $0.name, shape: $0.shape) } ?? []
        default: []
        }
    }
}

extension CompositeDescription {
    fileprivate var shape: String {
        attributes.map { "\($0.name): \($0.type.rawValue) \($0.isOptional)" }.joined(separator: "\n")
    }
}

extension ConfigurationDescription {
    fileprivate var shape: String { members.map(\.name).sorted().joined(separator: "\n") }
}

extension FetchRequestDescription {
    fileprivate var shape: String { [entityName, predicate].map { $0 ?? "" }.joined(separator: "\n") }
}

extension FetchIndexDescription {
    fileprivate var shape: String {
        let members = elements.map { "\($0.propertyName ?? $0.expression ?? "") \($0.order?.rawValue ?? "")" }
        return (members + [partialIndexPredicate ?? ""]).joined(separator: "\n")
    }
}
