import ModelcBase
import ModelcPlans
import ModelcSchema

/// Classifies the difference between two versions. The result has the worst class of all changes, the flags, and the
/// findings.
struct StepClassifier {
    let options: MigrationOptions

    /// - Parameter areNeighbours: whether one version directly follows the other.
    func step(_ comparison: ModelComparison, areNeighbours: Bool = true) -> MigrationStep {
        let difference = comparison.difference(
            guessingRenames: options.guessesRenames, areNeighbours: areNeighbours)
        let inference = InferenceCheck(options: options).infer(comparison)
        let rehashed = Set(difference.changes.filter(\.altersHash).compactMap(\.entity))
        let decisions = difference.changes.map { change in
            Decision(change: change, row: row(of: change), isEntityRehashed: rehashed.contains(change.entity ?? ""))
        }
        var migrationClass = migrationClass(decisions, difference, inference)
        let suggested = Set(difference.probableRenames.map { [$0.oldEntity, $0.oldProperty ?? ""] })
        var findings = decisions.compactMap { decision -> MigrationFinding? in
            decision.isReplaced(by: suggested) ? nil : decision.finding
        }
        findings += difference.probableRenames.map(renameFinding)
        var flags = Set(decisions.flatMap(\.flags))
        addCloudKit(comparison, difference, &findings, &flags, &migrationClass)
        if !difference.altersHash {
            findings.append(
                MigrationFinding(
                    .schemaUnchanged, modelPath: "", reason: "the schema is the same: opening needs no migration"))
        }
        if difference.isForIndexesAlone {
            findings.append(
                MigrationFinding(
                    .versionForIndex, modelPath: "",
                    reason:
                        "only indexes and a version hash modifier differ; an index needs no new version, and an older "
                        + "app to which a user returns cannot open the store any more",
                    fix: MigrationFact.versionForIndex.fix))
        }
        return MigrationStep(
            difference: difference, inference: inference, migrationClass: migrationClass, flags: flags,
            findings: StepClassifier.sorted(findings))
    }

    /// Returns the migration class. If the version hash is unchanged, no migration runs, regardless of the findings.
    private func migrationClass(
        _ decisions: [Decision], _ difference: ModelDifference, _ inference: InferenceResult
    ) -> MigrationClass {
        let isUnverified = decisions.contains { $0.flags.contains(.hashUnverified) }
        guard difference.altersHash || isUnverified else { return .none }
        let worst = decisions.map(\.row.migrationClass).max() ?? .none
        return inference.verdict == .blocked ? .blocked : worst
    }

    static func sorted(_ findings: [MigrationFinding]) -> [MigrationFinding] {
        findings.sorted { left, right in
            if left.modelPath != right.modelPath { return left.modelPath.isBefore(right.modelPath) }
            if left.code != right.code { return left.code.rawValue.isBefore(right.code.rawValue) }
            return left.reason.isBefore(right.reason)
        }
    }

    /// Returns the row of the decision table that applies to a change. If Core Data's behaviour was not measured, the
    /// user's assumptions in `options` determine the row.
    func row(of change: SchemaChange) -> DecisionRow {
        let row = DecisionTable.row(of: change)
        if change.kind == .relationshipToManyToOne, options.keepsAnyLinkOfMany, row.migrationClass == .blocked {
            return row.reclassified(.dataDependent, adding: [.dataDependent, .lossy])
        }
        if change.kind == .attributeTypeBooleanNumeric, !options.convertsBooleansToNumbers, row.number == 11 {
            return row.reclassified(.blocked, adding: [])
        }
        return row
    }

    private func renameFinding(_ rename: ProbableRename) -> MigrationFinding {
        let path = [rename.newEntity, rename.newProperty].compactMap { $0 }.joined(separator: ".")
        let edit = "elementID=\"\(rename.edit.identifier)\""
        if let mistake = rename.edit.mistake {
            return MigrationFinding(
                .probableRename, modelPath: path,
                reason:
                    "it names \(rename.oldName) in \(mistake.name)=\"\(mistake.value)\", which has no effect: the values of "
                    + "\(rename.oldName) are dropped",
                fix: rename.edit.replacedIdentifier == nil
                    ? "write \(edit) in its place"
                    : MistakenNames.advice(setting: rename.edit.identifier, insteadOf: mistake.name),
                newPosition: rename.edit.position, isUnverified: true)
        }
        let isChainBroken = rename.edit.replacedIdentifier == rename.oldName
        return MigrationFinding(
            isChainBroken ? .renameChainBroken : .probableRename, modelPath: path,
            reason: isChainBroken
                ? "its renaming identifier is the older name, but Core Data looks for the older identifier: the "
                    + "values are dropped"
                : "it looks like a renamed \(rename.oldName), but the values of \(rename.oldName) are dropped",
            fix: rename.setting.map { setting in
                rename.edit.replacedIdentifier == nil
                    ? "if it is, add \(setting)" : "if it is, replace the identifier by \(setting)"
            } ?? "if it is, write a custom stage that moves the objects, or keep the name of the class",
            newPosition: rename.edit.position)
    }

    /// Applies row 47 of the decision table (FormatMigrationFacts §3): a CloudKit schema in production allows only
    /// additions.
    private func addCloudKit(
        _ comparison: ModelComparison, _ difference: ModelDifference, _ findings: inout [MigrationFinding],
        _ flags: inout Set<MigrationFlag>, _ migrationClass: inout MigrationClass
    ) {
        let (old, new) = (comparison.match.source.model, comparison.match.destination.model)
        guard options.isCloudKitDeployed || old.usesCloudKit && new.usesCloudKit else { return }
        let forbidden = difference.changes.filter { CloudKitLimits.forbids($0) }
        guard !forbidden.isEmpty else { return }
        flags.insert(.cloudKitForbidden)
        if options.isCloudKitDeployed { migrationClass = .blocked }
        findings += forbidden.map { change in
            MigrationFinding(
                .notAllowedByCloudKit, modelPath: change.modelPath,
                reason: "a CloudKit schema in production does not allow this: \(change.phrase)",
                fix: MigrationFact.notAllowedByCloudKit.fix, newPosition: change.newPosition,
                oldPosition: change.oldPosition, change: change.kind)
        }
    }
}

extension ModelDifference {
    /// Whether the versions differ only in indexes and in version hash modifiers, which are set so that Core Data
    /// creates the indexes. Version identifiers are ignored.
    fileprivate var isForIndexesAlone: Bool {
        let modifiers: Set<SchemaChangeKind> = [.entityHashModifierChanged, .propertyHashModifierChanged]
        let kinds = Set(changes.map(\.kind))
        return kinds.contains(.indexChanged) && !kinds.isDisjoint(with: modifiers)
            && kinds.subtracting(modifiers).isSubset(of: [.indexChanged, .modelIdentifierChanged])
    }
}

/// A change and its row of the decision table.
private struct Decision {
    var change: SchemaChange
    var row: DecisionRow
    /// Whether other changes alter the entity's version hash. In this case, the migration also creates the indexes of
    /// the entity.
    var isEntityRehashed: Bool

    private var isIndexBuilt: Bool { change.kind == .indexChanged && isEntityRehashed }

    var flags: Set<MigrationFlag> {
        var flags = isIndexBuilt ? row.flags.subtracting([.indexNotBuilt]) : row.flags
        if change.traits.contains(.hashUnverified) { flags.insert(.hashUnverified) }
        return flags
    }

    /// Whether a suggested rename is reported instead of the change (row 6 of the decision table, FormatMigrationFacts
    /// §3).
    func isReplaced(by suggested: Set<[String]>) -> Bool {
        let isRemoval = [.attributeRemoved, .relationshipRemoved, .entityRemoved].contains(change.kind)
        return isRemoval && suggested.contains([change.oldEntity ?? "", change.oldProperty ?? ""])
    }

    /// The old and the new type as the beginning of a message: `String -> Integer 64: `.
    private var conversion: String {
        let converts: [SchemaChangeKind] = [
            .attributeTypeNumericNarrowed, .attributeTypeBooleanNumeric, .attributeTypeIncompatible,
        ]
        guard converts.contains(change.kind), let old = change.oldValue, let new = change.newValue else { return "" }
        return "\(old) -> \(new): "
    }

    var finding: MigrationFinding? {
        guard let code = row.code, !isIndexBuilt else { return nil }
        return MigrationFinding(
            code, modelPath: change.modelPath, reason: conversion + row.reason, fix: row.fix,
            newPosition: change.newPosition,
            oldPosition: change.oldPosition, change: change.kind, detail: change.detail,
            isUnverified: row.isUnverified)
    }
}

extension DecisionRow {
    fileprivate func reclassified(_ other: MigrationClass, adding flags: Set<MigrationFlag>) -> DecisionRow {
        DecisionRow(
            number, kinds, with: traits, other, self.flags.union(flags), check: check, code: code, reason, fix: fix,
            isUnverified: isUnverified)
    }
}

extension ManagedObjectModel {
    /// Whether any configuration is mirrored to CloudKit.
    var usesCloudKit: Bool { isUsedWithCloudKit || configurations.contains(where: \.isUsedWithCloudKit) }
}
