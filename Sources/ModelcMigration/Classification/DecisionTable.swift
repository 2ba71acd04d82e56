import ModelcPlans
import ModelcSchema

/// The decision table (FormatMigrationFacts §3). Rows 6 (probable renames), 47 (CloudKit) and 49 (no change) depend on
/// more than one change, so `StepClassifier` handles them. If several rows match a kind of change, the more special row
/// comes first.
enum DecisionTable {
    /// Returns the row of the decision table that applies to a change. Changes of transient properties have no effect,
    /// because these properties are not stored.
    static func row(of change: SchemaChange) -> DecisionRow {
        guard !change.traits.contains(.transient) else { return transient }
        let candidates = rowsByKind[change.kind] ?? []
        return candidates.first { $0.traits.isSubset(of: change.traits) } ?? transient
    }

    static let rowsByKind: [SchemaChangeKind: [DecisionRow]] = {
        var byKind: [SchemaChangeKind: [DecisionRow]] = [:]
        for row in rows {
            for kind in row.kinds { byKind[kind, default: []].append(row) }
        }
        return byKind
    }()

    private static let transient = DecisionRow(48, [], .none)

    static let rows: [DecisionRow] = attributes + entities + relationships + others

    private static let attributes: [DecisionRow] = [
        DecisionRow(1, [.attributeAddedOptional], .lightweight),
        DecisionRow(2, [.attributeAddedRequiredDefault], .lightweight),
        DecisionRow(
            3, [.attributeAddedRequiredNoDefault], .dataDependent, [.needsDefault, .dataDependent], check: .anyRow,
            code: .requiredWithoutDefault, "rows that exist get no value, and the migration fails with error 134110",
            fix: MigrationFact.requiredWithoutDefault.fix),
        DecisionRow(
            4, [.attributeRemoved], .dataLoss, [.destructive], check: .values, code: .attributeRemoved,
            "its values are dropped", fix: MigrationFact.attributeRemoved.fix),
        DecisionRow(5, [.attributeRenamed, .relationshipRenamed, .entityRenamed], .lightweightRename),
        DecisionRow(7, [.attributeRequiredToOptional], .lightweight),
        DecisionRow(
            8, [.attributeOptionalToRequiredDefault], .dataDependent, [.dataDependent], check: .missingValues,
            code: .optionalToRequired,
            "Apple's pages disagree on whether rows without a value get the default or stop the migration",
            fix: MigrationFact.optionalToRequired.fix, isUnverified: true),
        DecisionRow(
            9, [.attributeOptionalToRequiredNoDefault], .dataDependent, [.dataDependent, .needsDefault],
            check: .missingValues, code: .optionalToRequired, "a row without a value stops the migration",
            fix: MigrationFact.optionalToRequired.fix),
        DecisionRow(10, [.attributeTypeNumericWidened], .lightweight),
        DecisionRow(
            10, [.attributeTypeNumericNarrowed], .lightweight, [.lossy], check: .range, code: .numericNarrowing,
            "values may not fit the new type, or lose their fraction", fix: MigrationFact.numericNarrowing.fix),
        DecisionRow(
            11, [.attributeTypeBooleanNumeric], .dataDependent, [.dataDependent], check: .range, code: .booleanNumeric,
            MigrationFact.booleanNumeric.reason, fix: MigrationFact.booleanNumeric.fix, isUnverified: true),
        DecisionRow(
            12, [.attributeTypeIncompatible], .blocked, [.destructive], code: .incompatibleType,
            "Core Data cannot convert between the types: inference fails with error 134190",
            fix: MigrationFact.incompatibleType.fix),
        DecisionRow(
            13, [.attributeDefaultChanged], .none, code: .defaultChanged,
            "no migration runs, and rows that exist keep their values"),
        DecisionRow(
            14, [.attributeValidationChanged], with: [.tightened], .none, check: .validation,
            code: .validationTightened, "no migration runs; saving an object with an older value will fail",
            fix: MigrationFact.validationTightened.fix),
        DecisionRow(14, [.attributeValidationChanged], .none),
        DecisionRow(
            15, [.attributeTransientToPersistent], with: [.requiredWithoutDefault], .dataDependent,
            [.needsDefault, .dataDependent], check: .anyRow, code: .requiredWithoutDefault,
            "the store has no values of it yet, and the migration fails with error 134110",
            fix: MigrationFact.requiredWithoutDefault.fix),
        DecisionRow(15, [.attributeTransientToPersistent], .lightweight),
        DecisionRow(
            16, [.attributePersistentToTransient], .dataLoss, [.destructive], check: .values, code: .madeTransient,
            "its column is dropped with all values", fix: MigrationFact.madeTransient.fix),
        DecisionRow(17, [.attributeExternalStorageChanged], .lightweight, isUnverified: true),
        DecisionRow(17, [.attributeHistoryPreservationChanged], .lightweight),
        DecisionRow(18, [.attributeTransformerChanged], with: [.sameStorage], .none),
        DecisionRow(
            18, [.attributeTransformerChanged], .none, code: .transformerChanged,
            "no migration runs, and the new transformer may not read what the old one wrote",
            fix: MigrationFact.transformerChanged.fix),
        DecisionRow(
            18, [.attributeClassChanged, .attributeScalarChanged, .attributeTypeTransient, .attributeTypeDerived], .none
        ),
        DecisionRow(18, [.attributeAddedTransient], .none),
        DecisionRow(
            44, [.attributeAddedDerived, .attributeDerivationChanged], with: [.hashUnverified], .lightweight,
            [.hashUnverified], code: .hashUnverified,
            "the version hash of an expression of this form is not proven"),
        DecisionRow(
            44, [.attributeAddedDerived, .attributeDerivationChanged, .attributeNoLongerDerived], .lightweight),
        DecisionRow(
            44, [.attributeMadeDerived], .dataLoss, [.destructive], check: .values, code: .attributeRemoved,
            "its stored values are replaced by computed ones", fix: "keep it as it was if the values matter",
            isUnverified: true),
    ]

    private static let entities: [DecisionRow] = [
        DecisionRow(
            18, [.entityClassChanged], .none, code: .classRenamed,
            "no migration runs; the class must exist in the app under its new name"),
        DecisionRow(18, [.entityCodegenChanged, .entityUserInfoChanged], .none),
        DecisionRow(19, [.indexChanged], with: [.sameStorage], .none),
        DecisionRow(
            19, [.indexChanged], .none, [.indexNotBuilt], code: .indexNotBuilt,
            "the version hash is the same, so that no migration runs and existing stores never get the index",
            fix: MigrationFact.indexNotBuilt.fix),
        DecisionRow(
            20, [.entityHashModifierChanged, .propertyHashModifierChanged], .lightweight, [.forcedByModifier]),
        DecisionRow(
            21, [.uniqueAdded], .dataDependent, [.dataDependent], check: .duplicates, code: .uniquenessAdded,
            MigrationFact.uniquenessAdded.reason, fix: MigrationFact.uniquenessAdded.fix),
        DecisionRow(22, [.uniqueRemoved], .lightweight),
        DecisionRow(23, [.entityAdded], .lightweight),
        DecisionRow(
            24, [.entityRemoved], .dataLoss, [.destructive], check: .rowsOfEntity, code: .entityRemoved,
            "its rows are dropped", fix: MigrationFact.entityRemoved.fix),
        DecisionRow(39, [.entityParentChanged, .attributeMoved, .relationshipMoved], .lightweight),
        DecisionRow(
            40, [.hierarchyMerged], .blocked, code: .hierarchiesMerged,
            MigrationFact.hierarchiesMerged.reason, fix: MigrationFact.hierarchiesMerged.fix),
        DecisionRow(
            41, [.entityMadeAbstract], .dataDependent, [.dataDependent], check: .rowsOfExactly, code: .madeAbstract,
            "rows of exactly this entity would have no entity",
            fix: MigrationFact.madeAbstract.fix, isUnverified: true),
        DecisionRow(42, [.entityMadeConcrete], .lightweight, isUnverified: true),
        DecisionRow(
            5, [.renamingIDMismatch], .dataDependent, [.dataDependent], code: .renameChainBroken,
            "the renaming identifiers differ, and it is unknown whether Core Data then compares the names: if not, "
                + "the values are dropped", fix: MigrationFact.renameChainBroken.fix, isUnverified: true),
        DecisionRow(
            5, [.duplicateRenamingID], .blocked, code: .duplicateIdentifier,
            "Core Data cannot tell which of the two was the older one, and infers no mapping",
            fix: MigrationFact.duplicateIdentifier.fix, isUnverified: true),
    ]

    private static let relationships: [DecisionRow] = [
        DecisionRow(25, [.relationshipAddedOptional], .lightweight),
        DecisionRow(
            26, [.relationshipAddedRequiredToOne], .dataDependent, [.dataDependent], check: .anyRow,
            code: .requiredRelationship, "rows that exist get no link",
            fix: MigrationFact.requiredRelationship.fix, isUnverified: true),
        DecisionRow(
            28, [.relationshipAddedRequiredToMany], with: [.minimumCount], .dataDependent, [.dataDependent],
            check: .anyRow, code: .requiredRelationship, "rows that exist get no links",
            fix: MigrationFact.requiredRelationship.fix, isUnverified: true),
        DecisionRow(27, [.relationshipAddedRequiredToMany], .lightweight),
        DecisionRow(48, [.relationshipAddedTransient], .none),
        DecisionRow(
            29, [.relationshipRemoved], .dataLoss, [.destructive], check: .links, code: .relationshipRemoved,
            "its links are dropped", fix: MigrationFact.relationshipRemoved.fix),
        DecisionRow(30, [.relationshipToOneToMany], .lightweight),
        DecisionRow(
            31, [.relationshipToManyToOne], .blocked, [.destructive], check: .multiplicity, code: .toManyToOne,
            "Apple documents the other direction only, and which link to keep is unknown",
            fix: MigrationFact.toManyToOne.fix, isUnverified: true),
        DecisionRow(32, [.relationshipOrderedChanged], .lightweight),
        DecisionRow(
            33, [.relationshipDestinationChanged], .dataDependent, [.dataDependent, .lossy, .destructive],
            check: .links, code: .destinationChanged, "links to the old destination are probably dropped",
            fix: MigrationFact.destinationChanged.fix, isUnverified: true),
        DecisionRow(34, [.relationshipDeleteRuleChanged], .none),
        DecisionRow(35, [.relationshipInverseChanged], with: [.sameHash], .none),
        DecisionRow(35, [.relationshipInverseChanged], .lightweight),
        // A required to-many relationship may have an empty set, as in row 27 of FormatMigrationFacts §3.
        DecisionRow(
            36, [.relationshipOptionalToRequired], with: [.toMany, .minimumCount], .dataDependent, [.dataDependent],
            check: .missingLinks, code: .requiredRelationship, "rows with too few links stop the migration",
            fix: "fill the missing links before this version ships", isUnverified: true),
        DecisionRow(36, [.relationshipOptionalToRequired], with: [.toMany], .lightweight, isUnverified: true),
        DecisionRow(
            36, [.relationshipOptionalToRequired], .dataDependent, [.dataDependent], check: .missingLinks,
            code: .requiredRelationship, "a row without a link stops the migration",
            fix: "fill the missing links before this version ships", isUnverified: true),
        DecisionRow(37, [.relationshipRequiredToOptional], .lightweight),
        DecisionRow(
            38, [.relationshipCountChanged], with: [.minimumCount], .dataDependent, [.dataDependent],
            check: .missingLinks, code: .requiredRelationship, "rows with too few links stop the migration",
            fix: "fill the missing links before this version ships", isUnverified: true),
        DecisionRow(38, [.relationshipCountChanged], .lightweight),
        DecisionRow(
            43, [.propertyKindChanged], .blocked, [.destructive], code: .propertyKindChanged,
            MigrationFact.propertyKindChanged.reason, fix: MigrationFact.propertyKindChanged.fix, isUnverified: true),
    ]

    private static let others: [DecisionRow] = [
        DecisionRow(45, [.compositeChanged], with: [.sameHash], .none),
        DecisionRow(
            45, [.compositeChanged], with: [.losesMembers], .dataLoss, [.destructive, .hashUnverified],
            code: .attributeRemoved, "the columns of members of its composite are dropped with all values",
            fix: "keep the members, or copy their values in a custom stage", isUnverified: true),
        DecisionRow(
            45, [.compositeChanged], .lightweight, [.hashUnverified], code: .hashUnverified,
            "what composites add to the version hash is not proven, but the columns of stores change",
            fix: "move attributes into a composite in a custom stage", isUnverified: true),
        DecisionRow(46, [.configurationChanged], .none, isUnverified: true),
        DecisionRow(
            48,
            [
                .modelIdentifierChanged, .fetchRequestChanged, .fetchedPropertyAdded, .fetchedPropertyRemoved,
                .fetchedPropertyChanged,
            ], .none),
    ]
}
