import ModelcBase
import ModelcPlans
import ModelcSchema

/// Checks the conditions of inference for one comparison, and collects the results.
struct InferenceInquiry {
    let comparison: ModelComparison
    let options: MigrationOptions
    private var problems: [InferenceProblem] = []
    private var conditions: [DataCondition] = []

    init(_ comparison: ModelComparison, _ options: MigrationOptions) {
        self.comparison = comparison
        self.options = options
    }

    var match: ModelMatch { comparison.match }

    var result: InferenceResult {
        InferenceResult(
            problems: problems.sorted {
                sortingKey($0.entity, $0.property, $0.condition) < sortingKey($1.entity, $1.property, $1.condition)
            },
            conditions: conditions.sorted {
                sortingKey($0.entity, $0.property, $0.condition) < sortingKey($1.entity, $1.property, $1.condition)
            })
    }

    private func sortingKey(_ entity: String, _ property: String?, _ condition: InferenceCondition) -> [UInt8] {
        Array(entity.utf8) + [0] + Array((property ?? "").utf8) + [0] + Array(condition.rawValue.utf8)
    }

    mutating func addProblem(
        _ condition: InferenceCondition, _ entity: String, _ property: String?, _ reason: String,
        isUnverified: Bool = false
    ) {
        problems.append(
            InferenceProblem(
                condition, entity: entity, property: property, reason: reason, isUnverified: isUnverified))
    }

    mutating func addCondition(
        _ condition: InferenceCondition, _ check: DataCheck, _ entity: String, _ property: String? = nil,
        _ requirement: String, isUnverified: Bool = false
    ) {
        conditions.append(
            DataCondition(
                condition, check, entity: entity, property: property, requirement: requirement,
                isUnverified: isUnverified))
    }
}

extension [UInt8] {
    fileprivate static func < (lhs: [UInt8], rhs: [UInt8]) -> Bool { lhs.lexicographicallyPrecedes(rhs) }
}

extension InferenceInquiry {
    /// Checks condition I1 (FormatMigrationFacts §5) for all elements: in each version, a renaming identifier is used
    /// only once among the entities, and only once among an entity's properties. Also adds a precondition for entities
    /// that match only by name.
    mutating func checkIdentifiers() {
        for change in comparison.identifierChanges.sorted() {
            let identifier = change.newValue ?? change.oldValue ?? ""
            addProblem(
                .agreeingIdentifiers, change.entity ?? "", change.property,
                "the renaming identifier '\(identifier)' is used twice", isUnverified: true)
        }
        for pair in match.pairs where pair.isByName {
            addCondition(
                .agreeingIdentifiers, .rowsOfEntity, match.destination.entities[pair.destination].name, nil,
                InferenceInquiry.nameFallback, isUnverified: true)
        }
    }

    /// The text of the precondition for elements that match only because their names are equal, although their renaming
    /// identifiers differ (FormatMigrationFacts §4.3).
    static let nameFallback = "there are no values, or Core Data falls back to equal names"

    /// Checks condition I2 (FormatMigrationFacts §5): entities without a common root still have no common root.
    /// Inheritance trees may be split, but not merged.
    mutating func checkHierarchies() {
        for merge in HierarchyMerge.merges(in: match) {
            let names = merge.oldRoots.map { match.source.entities[$0].name }.inByteOrder()
            addProblem(
                .separateHierarchies, match.destination.entities[merge.root].name, nil,
                "the inheritance trees of \(names.joined(separator: ", ")) are merged")
        }
    }

    /// Checks condition I9 (FormatMigrationFacts §5): no two rows have the same values for a new uniqueness constraint.
    mutating func checkUniqueness() {
        for pair in comparison.pairs {
            let new = match.destination.entities[pair.destination].uniquenessConstraints
            guard !new.isEmpty else { continue }
            let names = RenamedNames(match, pair)
            let old = Set(
                match.source.entities[pair.source].uniquenessConstraints.map { constraint in
                    constraint.members.map { names.newName(of: $0.name) }
                })
            for constraint in new where !old.contains(constraint.members.map(\.name)) {
                addCondition(
                    .uniqueValues, .duplicates, match.destination.entities[pair.destination].name,
                    constraint.memberText, "no two rows have the same values")
            }
        }
    }

    /// Checks condition I10 (FormatMigrationFacts §5): the table has no rows of an entity that became abstract.
    mutating func checkAbstractEntities() {
        for pair in comparison.pairs {
            let new = match.destination.entities[pair.destination]
            guard new.isAbstract, !match.source.entities[pair.source].isAbstract else { continue }
            addCondition(
                .concreteEntity, .rowsOfExactly, new.name, nil, "there are no rows of exactly this entity",
                isUnverified: true)
        }
    }
}
