import ModelcSchema

/// Creates a diagram of a model. Models with errors are drawn as far as possible: a missing destination has no link.
struct DiagramMaker {
    private let model: ResolvedModel
    private let marks: DiagramMarks
    /// The location of each relationship in the diagram. If a name occurs twice in an entity, the first relationship
    /// counts.
    private let places: [ElementName: ModelDiagram.Place]
    private let boxIndices: [String: Int]

    init(_ model: ManagedObjectModel, marks: DiagramMarks = DiagramMarks()) {
        let resolved = ResolvedModel(model)
        var places: [ElementName: ModelDiagram.Place] = [:]
        var boxIndices: [String: Int] = [:]
        for (box, entity) in model.entities.enumerated() where boxIndices[entity.name] == nil {
            boxIndices[entity.name] = box
            for (index, relationship) in entity.relationships.enumerated() {
                let name = ElementName(entity: entity.name, property: relationship.name)
                if places[name] == nil {
                    places[name] = ModelDiagram.Place(box: box, row: entity.attributes.count + index)
                }
            }
        }
        self.model = resolved
        self.marks = marks
        self.places = places
        self.boxIndices = boxIndices
    }

    func diagram(of name: String, version: String) -> ModelDiagram {
        ModelDiagram(
            model: name, version: version, boxes: model.entities.map(box),
            links: inheritanceLinks + model.entities.indices.flatMap(links))
    }

    private func box(_ entity: EntityDescription) -> ModelDiagram.Box {
        let rows =
            entity.attributes.map { ($0.name, content($0)) } + entity.relationships.map { ($0.name, content($0)) }
            + entity.fetchedProperties.map { ($0.name, content($0)) }
        return ModelDiagram.Box(
            name: entity.name, formerName: marks.formerNames[entity.name], isAbstract: entity.isAbstract,
            rows: rows.map { name, content in
                ModelDiagram.Row(
                    name: name, content: content, mark: marks[entity.name, name],
                    former: former(ElementName(entity: entity.name, property: name), content))
            }, mark: marks[entity.name, nil])
    }

    /// Returns the property's name and content in the older version; nil if both are the same as in the newer version.
    private func former(_ name: ElementName, _ content: ModelDiagram.Content) -> ModelDiagram.FormerRow? {
        let row: ModelDiagram.FormerRow? =
            switch marks.formerProperties[name] {
            case nil: nil
            case .attribute(let attribute)?:
                ModelDiagram.FormerRow(name: attribute.name, content: self.content(attribute))
            case .relationship(let relationship)?:
                ModelDiagram.FormerRow(name: relationship.name, content: self.content(relationship))
            case .fetchedProperty(let fetched)?:
                ModelDiagram.FormerRow(name: fetched.name, content: self.content(fetched))
            }
        return row.flatMap { $0.name == name.property && $0.content == content ? nil : $0 }
    }

    private func content(_ fetched: FetchedPropertyDescription) -> ModelDiagram.Content {
        .fetchedProperty(entity: fetched.fetchRequest?.entityName)
    }

    private func content(_ attribute: AttributeDescription) -> ModelDiagram.Content {
        let composite = attribute.type == .composite ? attribute.compositeName : nil
        let traits = [attribute.isTransient ? "transient" : nil, attribute.isDerived ? "derived" : nil]
        return .attribute(
            type: composite ?? attribute.type.rawValue, isOptional: attribute.isOptional,
            traits: traits.compactMap { $0 })
    }

    private func content(_ relationship: RelationshipDescription) -> ModelDiagram.Content {
        .relationship(
            destination: relationship.destinationName, isMissing: model.destination(of: relationship) == nil,
            end(relationship))
    }

    private func end(_ relationship: RelationshipDescription) -> ModelDiagram.End {
        ModelDiagram.End(
            cardinality: ModelDiagram.Cardinality(relationship), rule: relationship.effectiveDeleteRule,
            isOrdered: relationship.isOrdered)
    }

    private var inheritanceLinks: [ModelDiagram.Link] {
        model.entities.enumerated().flatMap { box, entity in
            let former = marks.formerParents[entity.name].flatMap { parent in inheritance(parent, box, .removed) }
            let current = inheritance(entity.parentName, box, nil).map { link in
                var link = link
                // A link to a parent entity is marked as added or removed if the child or the parent is.
                let ends = [marks[entity.name, nil], marks[model.entities[link.from.box].name, nil]]
                link.mark =
                    marks.formerParents.keys.contains(entity.name)
                    ? .added : [.added, .removed].first { ends.contains($0) }
                return link
            }
            return [former, current].compactMap { $0 }
        }
    }

    private func inheritance(_ parent: String?, _ box: Int, _ mark: DiagramMark?) -> ModelDiagram.Link? {
        guard let parent = parent.flatMap({ boxIndices[$0] }) else { return nil }
        return ModelDiagram.Link(
            kind: .inheritance, from: ModelDiagram.Place(box: parent), to: ModelDiagram.Place(box: box), mark: mark)
    }

    /// Returns the links of an entity's relationships. A relationship and its inverse have one link, returned for the first of
    /// the two.
    private func links(_ box: Int) -> [ModelDiagram.Link] {
        let entity = model.entities[box]
        return entity.relationships.indices.compactMap { index in
            let relationship = entity.relationships[index]
            let place = ModelDiagram.Place(box: box, row: entity.attributes.count + index)
            let mark = marks[entity.name, relationship.name] ?? marks[entity.name, nil].flatMap(\.ofWholeBox)
            guard let partner = partner(of: relationship, entity) else {
                guard let destination = relationship.destinationName.flatMap({ boxIndices[$0] }) else { return nil }
                return ModelDiagram.Link(
                    kind: .oneWay, from: place, to: ModelDiagram.Place(box: destination), toEnd: end(relationship),
                    mark: mark)
            }
            guard let other = places[partner.name] else { return nil }
            if other == place {
                return ModelDiagram.Link(
                    kind: .relationship, from: place, to: ModelDiagram.Place(box: box), toEnd: end(relationship),
                    mark: mark)
            }
            guard (place.box, place.row ?? 0) < (other.box, other.row ?? 0) else { return nil }
            let link = ModelDiagram.Link(
                kind: .relationship, from: place, to: other, fromEnd: end(partner.relationship),
                toEnd: end(relationship),
                mark: DiagramMark.weightiest(mark, marks[partner.name.entity, partner.name.property]))
            return isOwner(relationship, partner.relationship) ? link : link.turned
        }
    }

    /// Returns the inverse relationship; nil if the two relationships do not name each other as their inverse.
    private func partner(
        of relationship: RelationshipDescription, _ entity: EntityDescription
    ) -> (name: ElementName, relationship: RelationshipDescription)? {
        guard let inverse = model.inverse(of: relationship), let back = model.inverse(of: inverse.relationship),
            back.owner.name == entity.name, back.relationship.name == relationship.name
        else { return nil }
        return (ElementName(entity: inverse.owner.name, property: inverse.relationship.name), inverse.relationship)
    }

    /// Returns true if the entity of the first relationship is drawn on the left. If only one of the two
    /// relationships is to-many, its entity is on the left. Otherwise, the entity of the first relationship is on the
    /// left, unless only the second relationship has the delete rule Cascade.
    private func isOwner(_ first: RelationshipDescription, _ second: RelationshipDescription) -> Bool {
        if first.isToMany != second.isToMany { return first.isToMany }
        return first.effectiveDeleteRule == .cascade || second.effectiveDeleteRule != .cascade
    }
}

/// An entity, or a property of an entity.
struct ElementName: Hashable {
    var entity: String
    var property: String?
}

extension DiagramMark {
    /// Returns the more important of two marks for the same link.
    fileprivate static func weightiest(_ first: DiagramMark?, _ second: DiagramMark?) -> DiagramMark? {
        let order: [DiagramMark] = [.denied, .broken, .deleted, .updated, .removed, .added, .altered]
        return order.first { $0 == first || $0 == second }
    }

    /// The mark of an entity's box that its links get as well: added or removed; nil for other marks.
    fileprivate var ofWholeBox: DiagramMark? {
        switch self {
        case .added, .removed: self
        case .altered, .deleted, .updated, .denied, .broken: nil
        }
    }
}

extension ModelDiagram.Link {
    fileprivate var turned: ModelDiagram.Link {
        ModelDiagram.Link(kind: kind, from: to, to: from, fromEnd: toEnd, toEnd: fromEnd, mark: mark)
    }
}
