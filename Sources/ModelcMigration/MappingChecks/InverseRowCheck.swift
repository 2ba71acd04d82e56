import ModelcPlans
import ModelcSchema

/// MM606: the two directions of a relationship are mapped from different sources, so that the second one to be set
/// overwrites the first.
struct InverseRowCheck {
    /// The value of a row.
    private enum Value: Hashable {
        /// There is no row.
        case missing
        /// Nothing, so that the other direction decides.
        case nothing
        /// The migrated objects of the source relationship of the same name, by the automatic expression.
        case automatic(String)
        /// The migrated objects of a source relationship that an explicit expression names.
        case property(String)
        /// Known only when the expression runs.
        case expression
    }

    /// One direction: a relationship of an entity mapping's destination entity.
    private struct Direction {
        var mapping: EntityMapping
        var relationship: RelationshipDescription
        var row: RelationshipMapping?
        var value: Value

        /// `PersonToPerson.car`
        var path: String { "\(mapping.effectiveName).\(relationship.name)" }
    }

    private let checked: CheckedMapping
    private(set) var findings: [MappingFinding] = []
    /// The rows whose absence is part of a finding, by model path.
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

    /// Returns the other direction in every entity mapping that makes objects of the relationship's destination.
    private func inverses(of relationship: RelationshipDescription) -> [Direction] {
        // A transient relationship has no rows, and an inverse that does not name it in return is an error of the
        // model.
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
        // Different inverses in the two models are not an error of the mapping model.
        case (.automatic, .automatic): true
        case (.missing, _), (_, .missing): false
        case (.property(let name), .property(let otherName)), (.property(let name), .automatic(let otherName)),
            (.automatic(let name), .property(let otherName)):
            areInverse(name, of: one.mapping, otherName, of: other.mapping)
        case (.property, .expression), (.expression, .property), (.automatic, .expression), (.expression, .automatic):
            false
        }
    }

    /// Whether two source relationships are inverses of each other, or have none. Properties that are not
    /// relationships are reported elsewhere.
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
