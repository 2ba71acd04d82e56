import ModelcPlans
import ModelcSchema

extension InferenceInquiry {
    /// Checks the conditions I1 and I3 to I8 (FormatMigrationFacts §5) for one property. Transient properties are
    /// skipped, because they are not stored. A property that was transient counts as missing in the older version.
    mutating func check(_ property: PropertyMatch) {
        guard let new = property.destination?.property, !new.isTransient else { return }
        let old = property.source.map(\.property).flatMap { $0.isTransient ? nil : $0 }
        let entity = match.destination.entities[property.pair.destination].name
        if property.isByName, old != nil { checkIdentifier(of: new, entity) }
        switch (old, new) {
        case (nil, .attribute(let added)): checkValue(nil, added, entity)
        case (nil, .relationship(let added)): checkLink(nil, added, entity)
        case (.attribute(let before)?, .attribute(let after)):
            checkType(before, after, entity)
            checkValue(before, after, entity)
        case (.relationship(let before)?, .relationship(let after)):
            checkDestination(before, after, entity)
            checkCardinality(before, after, entity)
            checkLink(before, after, entity)
        case (.attribute?, .relationship), (.relationship?, .attribute):
            // Condition I3 (FormatMigrationFacts §5): a property stays an attribute or a relationship.
            addProblem(
                .sameKind, entity, new.name, "an attribute cannot become a relationship, or the reverse",
                isUnverified: true)
        }
    }

    /// Checks condition I1 (FormatMigrationFacts §5): the renaming identifiers match.
    private mutating func checkIdentifier(of new: SchemaProperty, _ entity: String) {
        let check: DataCheck =
            switch new {
            case .attribute: .values
            case .relationship: .links
            }
        addCondition(
            .agreeingIdentifiers, check, entity, new.name, InferenceInquiry.nameFallback, isUnverified: true)
    }

    /// Checks condition I4 (FormatMigrationFacts §5): the types are equal, or both are numeric.
    private mutating func checkType(_ old: AttributeDescription, _ new: AttributeDescription, _ entity: String) {
        guard !new.isDerived else { return }
        switch TypeConversion(from: old.type, to: new.type) {
        case .none, .widening, .narrowing: break
        case .booleanNumeric where options.convertsBooleansToNumbers:
            addCondition(
                .convertibleType, .range, entity, new.name, "all values are 0 or 1, and Core Data converts them",
                isUnverified: true)
        case .booleanNumeric:
            addProblem(.convertibleType, entity, new.name, typeReason(old, new), isUnverified: true)
        case .impossible: addProblem(.convertibleType, entity, new.name, typeReason(old, new))
        }
    }

    private func typeReason(_ old: AttributeDescription, _ new: AttributeDescription) -> String {
        "\(old.typeText) cannot become \(new.typeText)"
    }

    /// Checks condition I5 (FormatMigrationFacts §5): every row has a value for a required attribute. For a new
    /// attribute a default value is sufficient. The documentation contradicts itself on whether a default replaces a
    /// missing value of an existing attribute, so the store has to be checked (row 8 of FormatMigrationFacts §3).
    private mutating func checkValue(_ old: AttributeDescription?, _ new: AttributeDescription, _ entity: String) {
        guard !new.isOptional, !new.isDerived else { return }
        guard let old else {
            if !new.hasDefault {
                addCondition(.valueForEveryRow, .anyRow, entity, new.name, "there are no rows of this entity")
            }
            return
        }
        guard old.isOptional else { return }
        addCondition(
            .valueForEveryRow, .missingValues, entity, new.name, "every row has a value", isUnverified: new.hasDefault)
    }

    /// Checks condition I6 (FormatMigrationFacts §5): the relationship has the same destination entity.
    private mutating func checkDestination(
        _ old: RelationshipDescription, _ new: RelationshipDescription, _ entity: String
    ) {
        guard !match.areOne(named: old.destinationName, new.destinationName) else { return }
        addCondition(
            .sameDestination, .links, entity, new.name,
            "there are no links to \(old.destinationName ?? "another entity"); they are probably dropped",
            isUnverified: true)
    }

    /// Checks condition I7 (FormatMigrationFacts §5): a to-many relationship stays to-many.
    private mutating func checkCardinality(
        _ old: RelationshipDescription, _ new: RelationshipDescription, _ entity: String
    ) {
        guard old.isToMany, !new.isToMany else { return }
        if options.keepsAnyLinkOfMany {
            addCondition(
                .roomForEveryLink, .multiplicity, entity, new.name, "no row has more than one link",
                isUnverified: true)
        } else {
            addProblem(
                .roomForEveryLink, entity, new.name, "a to-many relationship cannot become to-one",
                isUnverified: true)
        }
    }

    /// Checks condition I8 (FormatMigrationFacts §5): every row has the linked objects that a required relationship
    /// needs. A to-many relationship without a minimum count may be empty (row 27 of FormatMigrationFacts §3,
    /// measured).
    private mutating func checkLink(
        _ old: RelationshipDescription?, _ new: RelationshipDescription, _ entity: String
    ) {
        guard !new.isOptional, !new.isToMany || (new.minimumCount ?? 0) > 0 else { return }
        guard let old else {
            addCondition(
                .linkForEveryRow, .anyRow, entity, new.name, "there are no rows of this entity", isUnverified: true)
            return
        }
        let isTightened = old.isOptional || (new.minimumCount ?? 0) > (old.minimumCount ?? 0)
        guard isTightened else { return }
        addCondition(
            .linkForEveryRow, .missingLinks, entity, new.name, "every row has as many links as are required",
            isUnverified: true)
    }
}
