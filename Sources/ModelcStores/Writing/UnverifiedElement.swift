import ModelcSchema

/// An element of a new store whose form is not verified, because no sample contains such an element.
package struct UnverifiedElement: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// The triggers of a derived attribute are not known, and left out.
        case trigger
        /// An index of an expression, a spatial index or a partial index is left out.
        case index
        /// A column of a join table. Its name has a number at the end, because another join table has a column with
        /// the same name.
        case linkColumn
    }

    /// The entity and the property or index: `Book.byTitle`.
    package var path: String
    package var reason: Reason
}

extension NewStore {
    /// The elements whose form no sample shows, in the order of entities.
    package var unverifiedElements: [UnverifiedElement] {
        let triggers = DerivedTriggers(of: self).unknown.map { UnverifiedElement(path: $0, reason: .trigger) }
        let entities = structure.entities.compactMap { layout.model.entity(named: $0.name) }
        let indexes = entities.flatMap { entity in
            entity.fetchIndexes.filter { !$0.isKnown }.map {
                UnverifiedElement(path: "\(entity.name).\($0.name)", reason: .index)
            }
        }
        let links = entities.flatMap { entity in
            entity.relationships.filter { hasNumberedColumn($0, entity) }.map {
                UnverifiedElement(path: "\(entity.name).\($0.name)", reason: .linkColumn)
            }
        }
        return triggers + indexes + links
    }

    private func hasNumberedColumn(_ relationship: RelationshipDescription, _ entity: EntityDescription) -> Bool {
        guard relationship.isToMany, let join = try? layout.join(of: relationship, entity),
            let inverse = layout.model.inverse(of: relationship)
        else { return false }
        let end = inverse.relationship.name.uppercased()
        return !join.here.hasSuffix(end) && join.here != "REFLEXIVE" && join.here.last?.isNumber == true
    }
}

extension FetchIndexDescription {
    /// Whether samples contain an index of this form: an index of properties, without a predicate, that is not
    /// spatial.
    var isKnown: Bool {
        partialIndexPredicate == nil
            && elements.allSatisfy { $0.propertyName != nil && $0.collation != .rTree }
    }
}
