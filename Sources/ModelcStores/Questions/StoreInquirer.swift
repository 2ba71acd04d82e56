import ModelcPlans
import ModelcSchema

/// Finds the data checks that a store needs before a migration (FormatMigrationFacts §3, FormatStore §8). It only
/// compares models and opens no store.
package struct StoreInquirer {
    private let old: ResolvedModel
    private let new: ResolvedModel
    private let changes: [SchemaChange]
    /// The old names of renamed properties. A key is `[entity, property]`, with the names in the newer version.
    private let oldNames: [[String]: String]

    /// - Parameters:
    ///   - changes: all changes between the two versions.
    ///   - old: the version that wrote the store.
    ///   - new: the version to which the store is migrated.
    package init(_ changes: [SchemaChange], from old: ResolvedModel, to new: ResolvedModel) {
        self.changes = changes
        self.old = old
        self.new = new
        oldNames = Dictionary(
            changes.compactMap { change in
                guard
                    change.kind == .attributeRenamed || change.kind == .relationshipRenamed,
                    let entity = change.newEntity, let newName = change.newProperty, let oldName = change.oldProperty
                else { return nil }
                return ([entity, newName], oldName)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The checks in the order of the changes, without repetitions.
    package func inquiries() -> [StoreInquiry] {
        var seen: Set<StoreInquiry> = []
        return changes.flatMap(inquiries).filter { seen.insert($0).inserted }
    }

    private func inquiries(about change: SchemaChange) -> [StoreInquiry] {
        // A store does not contain transient properties, and a new entity has no rows.
        guard !change.traits.contains(.transient), let entity = change.oldEntity else { return [] }
        return questions(change, entity).map { StoreInquiry($0.check, change, $0.question) }
    }

    private typealias Checked = (check: DataCheck, question: StoreQuestion)

    private func questions(_ change: SchemaChange, _ entity: String) -> [Checked] {
        switch change.kind {
        case .entityRemoved: return [(.rowsOfEntity, .rows(entity: entity))]
        case .entityMadeAbstract, .entityParentChanged: return [(.rowsOfExactly, .rowsOfExactly(entity: entity))]
        case .uniqueAdded: return duplicates(change, entity)
        case .attributeAddedRequiredNoDefault, .relationshipAddedRequiredToOne:
            return [(.anyRow, .rows(entity: entity))]
        case .attributeTransientToPersistent:
            return change.traits.contains(.requiredWithoutDefault) ? [(.anyRow, .rows(entity: entity))] : []
        case .relationshipAddedRequiredToMany:
            return change.traits.contains(.minimumCount) ? [(.anyRow, .rows(entity: entity))] : []
        case .attributeRemoved, .attributePersistentToTransient, .attributeMadeDerived, .attributeTypeIncompatible,
            .propertyKindChanged, .relationshipRemoved, .relationshipDestinationChanged:
            return losses(change, entity)
        case .attributeTypeNumericNarrowed, .attributeTypeBooleanNumeric: return ranges(change, entity)
        case .attributeOptionalToRequiredDefault, .attributeOptionalToRequiredNoDefault:
            return change.oldProperty.map {
                [(.missingValues, .missingValues(entity: entity, attribute: $0))]
            } ?? []
        case .attributeValidationChanged: return violations(change, entity)
        case .relationshipToManyToOne:
            return change.oldProperty.map {
                [(.multiplicity, .severalLinks(entity: entity, relationship: $0))]
            } ?? []
        case .relationshipOptionalToRequired, .relationshipCountChanged: return links(change, entity)
        case .entityAdded, .entityRenamed, .hierarchyMerged, .entityMadeConcrete, .entityHashModifierChanged,
            .uniqueRemoved, .entityClassChanged, .entityCodegenChanged, .entityUserInfoChanged, .indexChanged,
            .renamingIDMismatch, .duplicateRenamingID, .attributeAddedOptional, .attributeAddedRequiredDefault,
            .attributeAddedDerived, .attributeAddedTransient, .attributeRenamed, .attributeMoved,
            .attributeTypeNumericWidened, .attributeTypeTransient, .attributeTypeDerived, .attributeRequiredToOptional,
            .attributeDefaultChanged, .attributeTransformerChanged, .attributeClassChanged, .attributeScalarChanged,
            .attributeExternalStorageChanged, .attributeHistoryPreservationChanged, .attributeNoLongerDerived,
            .attributeDerivationChanged, .propertyHashModifierChanged, .relationshipAddedOptional,
            .relationshipAddedTransient, .relationshipRenamed, .relationshipMoved, .relationshipToOneToMany,
            .relationshipOrderedChanged, .relationshipRequiredToOptional, .relationshipInverseChanged,
            .relationshipDeleteRuleChanged, .fetchedPropertyAdded, .fetchedPropertyRemoved, .fetchedPropertyChanged,
            .fetchRequestChanged, .configurationChanged, .modelIdentifierChanged, .compositeChanged:
            return []
        }
    }

    /// The checks for values or links that are lost.
    private func losses(_ change: SchemaChange, _ entity: String) -> [Checked] {
        guard let name = change.oldProperty, let owner = old.entity(named: entity) else { return [] }
        guard let property = old.property(named: name, of: owner)?.property, !property.isTransient else { return [] }
        return property is RelationshipDescription
            ? [(.links, .links(entity: entity, relationship: name))]
            : [(.values, .values(entity: entity, attribute: name))]
    }

    /// The check for duplicate values. If the constraint contains a new property, there are no values to check.
    private func duplicates(_ change: SchemaChange, _ entity: String) -> [Checked] {
        guard let owner = old.entity(named: entity), let members = change.newValue else { return [] }
        let names = members.split(separator: ",").map { member in
            change.newEntity.flatMap { oldNames[[$0, String(member)]] } ?? String(member)
        }
        guard !names.isEmpty, names.allSatisfy({ old.property(named: $0, of: owner) != nil }) else { return [] }
        return [(.duplicates, .duplicates(entity: entity, properties: names))]
    }

    private func ranges(_ change: SchemaChange, _ entity: String) -> [Checked] {
        guard let name = change.oldProperty, let (before, after) = attributes(change) else { return [] }
        return StoreValueRange.ranges(from: before.type, to: after.type).map {
            (.range, .outOfRange(entity: entity, attribute: name, range: $0))
        }
    }

    /// The checks for values that violate a validation rule. Regular expressions are not checked, because SQL does not
    /// support them.
    private func violations(_ change: SchemaChange, _ entity: String) -> [Checked] {
        guard
            change.traits.contains(.tightened), let name = change.oldProperty, let (_, after) = attributes(change),
            let bounds = StoreValueBounds(of: after)
        else { return [] }
        return [(.validation, .outOfBounds(entity: entity, attribute: name, bounds: bounds))]
    }

    private func links(_ change: SchemaChange, _ entity: String) -> [Checked] {
        guard
            let name = change.oldProperty, let newName = change.newProperty,
            let owner = change.newEntity.flatMap({ new.entity(named: $0) }),
            let before = old.entity(named: entity).flatMap({ old.relationship(named: name, of: $0)?.relationship }),
            let after = new.relationship(named: newName, of: owner)?.relationship
        else { return [] }
        if before.isToMany, after.isToMany { return linkCounts(after, entity, name) }
        guard !before.isToMany, !after.isToMany, !after.isOptional else { return [] }
        return [
            (.missingLinks, .missingLinks(entity: entity, relationship: name)),
            (.missingLinks, .danglingLinks(entity: entity, relationship: name)),
        ]
    }

    /// The check for the number of links. An optional relationship may also have no links. No check is needed if every
    /// number of links is allowed.
    private func linkCounts(_ after: RelationshipDescription, _ entity: String, _ name: String) -> [Checked] {
        let most = after.effectiveMaximumCount
        let written = after.minimumCount ?? 0
        // A minimum of 1 needs no check for an optional relationship: a row with links has at least one.
        let least = after.isOptional && written == 1 ? 0 : written
        guard most > 0 || least > 0 else { return [] }
        let question = StoreQuestion.linkCount(
            entity: entity, relationship: name, least: least, most: most > 0 ? most : nil,
            mayBeEmpty: after.isOptional)
        return [(.missingLinks, question)]
    }

    /// Returns the attribute before and after the change; nil if the property is not an attribute in both versions.
    private func attributes(_ change: SchemaChange) -> (old: AttributeDescription, new: AttributeDescription)? {
        func attribute(_ name: String?, _ entity: String?, _ model: ResolvedModel) -> AttributeDescription? {
            guard let name, let owner = entity.flatMap({ model.entity(named: $0) }) else { return nil }
            return model.property(named: name, of: owner)?.property as? AttributeDescription
        }
        guard
            let before = attribute(change.oldProperty, change.oldEntity, old),
            let after = attribute(change.newProperty, change.newEntity, new)
        else { return nil }
        return (before, after)
    }
}
