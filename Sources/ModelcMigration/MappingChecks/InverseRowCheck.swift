import ModelcPlans
import ModelcSchema

/// Reports a relationship and its inverse that are mapped from different sources (finding MM606). Core Data sets both
/// in turn, and the second one overwrites the first.
struct InverseRowCheck {
    /// The value that a mapping model assigns to a relationship.
    private enum Value: Hashable {
        /// The mapping model has no property mapping for the relationship.
        case missing
        /// The property mapping assigns nothing, so the inverse determines the value.
        case nothing
        /// The automatic expression: the migrated objects of the source relationship with this name.
        case automatic(String)
        /// The migrated objects of the source relationship that an explicit expression names.
        case property(String)
        /// Another expression. Its value is known only when it runs.
        case expression
    }

    /// One of two relationships that are inverses of each other, in one entity mapping. The relationship belongs to the
    /// destination entity.
    private struct Direction {
        var mapping: EntityMapping
        var relationship: RelationshipDescription
        var row: RelationshipMapping?
        var value: Value

        /// The path of the property mapping, such as `PersonToPerson.car`.
        var path: String { "\(mapping.effectiveName).\(relationship.name)" }
    }

    private let checked: CheckedMapping
    private(set) var findings: [MappingFinding] = []
    /// The paths of missing property mappings that a finding already reports, such as `PersonToPerson.car`.
    private(set) var missingRows: Set<String> = []

    init(_ checked: CheckedMapping) {
        self.checked = checked
        var seen: Set<Set<String>> = []
        for mapping in checked.mapping.entityMappings {
            guard let entity = checked.destinationEntity(of: mapping) else { continue }
            for relationship in checked.relationships(of: entity) {
                let one = direction(relationship, mapping)
                for other in inverses(of: relationship) where !areInAgreement(one, other) {
                    guard seen.insert([one.path, other.path]).inserted else { continue }
                    add(one, other)
                }
            }
        }
    }

    private func direction(_ relationship: RelationshipDescription, _ mapping: EntityMapping) -> Direction {
        let row = mapping.relationshipMappings.first { $0.name == relationship.name }
        return Direction(
            mapping: mapping, relationship: relationship, row: row,
            value: row.map { value(of: $0, mapping) } ?? .missing)
    }

    private func value(of row: RelationshipMapping, _ mapping: EntityMapping) -> Value {
        if let expression = row.valueExpression {
            return expression.onlySourceProperty.map(Value.property) ?? .expression
        }
        switch checked.resolved.automaticValue(of: row, in: mapping) {
        case .nothing, .noMapping, .unknown: return .nothing
        case .sameProperty, .mapping, .anyMapping:
            guard row.sourceKeyPath != nil else { return .automatic(row.name) }
            return row.sourceRelationshipName.map(Value.property) ?? .expression
        }
    }

    /// Returns the inverse of a relationship, once for each entity mapping that creates objects of the relationship's
    /// destination.
    private func inverses(of relationship: RelationshipDescription) -> [Direction] {
        // A transient relationship has no property mappings. If the inverse names another relationship, this is an
        // error of the model, not of the mapping.
        guard let model = checked.destination, let inverse = model.inverse(of: relationship)?.relationship,
            !inverse.isTransient, model.inverse(of: inverse)?.relationship == relationship,
            let target = model.destination(of: relationship)
        else { return [] }
        let names = Set(([target] + model.descendants(of: target)).map(\.name))
        return checked.mapping.entityMappings.filter { mapping in
            guard let entity = checked.destinationEntity(of: mapping), names.contains(entity.name) else { return false }
            return model.relationship(named: inverse.name, of: entity)?.relationship == inverse
        }.map { direction(inverse, $0) }
    }

    private func areInAgreement(_ one: Direction, _ other: Direction) -> Bool {
        switch (one.value, other.value) {
        case (.nothing, _), (_, .nothing), (.missing, .missing), (.expression, .expression): true
        // If the relationships have different inverses in the two models, this is not an error of the mapping model.
        case (.automatic, .automatic): true
        case (.missing, _), (_, .missing): false
        case (.property(let name), .property(let otherName)), (.property(let name), .automatic(let otherName)),
            (.automatic(let name), .property(let otherName)):
            areInverse(name, of: one.mapping, otherName, of: other.mapping)
        case (.property, .expression), (.expression, .property), (.automatic, .expression), (.expression, .automatic):
            false
        }
    }

    /// Whether two source relationships are inverses of each other, or both have no inverse. True for names that are
    /// not relationships, because these are reported elsewhere.
    private func areInverse(
        _ name: String, of mapping: EntityMapping, _ otherName: String, of other: EntityMapping
    ) -> Bool {
        guard let source = checked.source, let entity = checked.sourceEntity(of: mapping),
            let otherEntity = checked.sourceEntity(of: other),
            let one = source.relationship(named: name, of: entity)?.relationship,
            let two = source.relationship(named: otherName, of: otherEntity)?.relationship
        else { return true }
        if one.inverseName == nil, two.inverseName == nil { return true }
        return one.inverseName == otherName && two.inverseName == name
    }

    private mutating func add(_ one: Direction, _ other: Direction) {
        let place = one.row?.position ?? other.row?.position ?? one.mapping.position
        for direction in [one, other] where direction.value == .missing { missingRows.insert(direction.path) }
        findings.append(
            MappingFinding(
                .inverseRowsDisagree, modelPath: one.path,
                "\(one.path) \(InverseRowCheck.text(one.value)), and its inverse \(other.path) "
                    + InverseRowCheck.text(other.value),
                help: "map both directions from the two directions of one source relationship, or both in the policy",
                at: place))
    }

    private static func text(_ value: Value) -> String {
        switch value {
        case .missing: "has no row"
        case .nothing: "gets nothing"
        case .property(let name), .automatic(let name): "is set from $source.\(name)"
        case .expression: "is set by another expression"
        }
    }
}
