import ModelcPlans
import ModelcSchema

/// A condition on the store, with the names of its property in both versions.
struct ConditionPath {
    private let condition: DataCondition
    private let owner: EntityDescription
    private let old: ResolvedModel
    private let new: ResolvedModel
    /// The names in the newer version: the name of the property, or the members of a uniqueness constraint.
    private let newNames: [String]
    private let oldNames: [String]

    init(
        _ condition: DataCondition, _ names: OldNames, _ owner: EntityDescription, old: ResolvedModel,
        new: ResolvedModel
    ) {
        self.condition = condition
        self.owner = owner
        self.old = old
        self.new = new
        newNames = (condition.property ?? "").split(separator: ",").map(String.init)
        oldNames = newNames.map { names.property($0, of: condition.entity) }
    }

    var search: ConditionRows.Search {
        switch condition.check {
        case .anyRow, .rowsOfEntity: allRows
        case .rowsOfExactly: .predicate(nil, names: [], includesSubentities: false)
        case .missingValues: property("%K == nil")
        case .values: property("%K != nil")
        case .range: property("%K != nil AND %K != 0 AND %K != 1")
        case .links: property(isToMany ? "%K.@count > 0" : "%K != nil")
        case .multiplicity: property("%K.@count > 1")
        case .missingLinks: property(isToMany ? "%K.@count < \(leastCount)" : "%K == nil")
        case .duplicates: duplicates
        case .validation: .unknown(reason: "no migration depends on a validation")
        }
    }

    var order: String {
        let path = newNames.joined(separator: ", ")
        return switch condition.check {
        case .anyRow: "delete the row, or let \(path) have a default or be optional in the newer version"
        case .rowsOfEntity, .values, .links:
            "save the values that are needed, or do nothing if they may be lost"
        case .rowsOfExactly: "turn the row into one of a concrete entity, or delete it"
        case .missingValues: "give the row a value for \(oldNames.joined())"
        case .duplicates: "change \(oldNames.joined(separator: " or ")), or delete the row"
        case .range: "set \(oldNames.joined()) to 0 or 1"
        case .validation: "fix the value"
        case .multiplicity: "keep only one link of \(oldNames.joined())"
        case .missingLinks: "give the row the links that \(path) asks for, or delete it"
        }
    }

    private var allRows: ConditionRows.Search { .predicate(nil, names: [], includesSubentities: true) }

    /// - Parameter format: the predicate format, with a `%K` for each use of the property name.
    private func property(_ format: String) -> ConditionRows.Search {
        guard let name = oldNames.first, old.property(named: name, of: owner) != nil else {
            return .unknown(reason: "the older version has no \(condition.entity).\(oldNames.joined())")
        }
        let count = format.split(separator: " ").filter { $0.hasPrefix("%K") }.count
        return .predicate(
            format, names: [String](repeating: name, count: count), includesSubentities: true)
    }

    /// The search for rows with duplicate values. If the older version lacks members of the constraint, the result
    /// depends on these members. If each has a default value or is required, all rows are found, because they all get
    /// the same value. Otherwise the members are nil in all rows, and nil is not a duplicate.
    private var duplicates: ConditionRows.Search {
        let missing = zip(oldNames, newNames).filter { old.property(named: $0.0, of: owner) == nil }.map(\.1)
        if missing.isEmpty { return .duplicates(names: oldNames) }
        let isFilled = missing.allSatisfy { name in
            let entity = new.entity(named: condition.entity)
            let attribute = entity.flatMap { new.property(named: name, of: $0)?.property as? AttributeDescription }
            return attribute?.defaultValueText != nil || attribute?.isOptional == false
        }
        return isFilled
            ? allRows
            : .unknown(reason: "\(missing.joined(separator: ", ")) is empty in all rows, which is not a duplicate")
    }

    private var isToMany: Bool {
        oldNames.first.flatMap { old.relationship(named: $0, of: owner)?.relationship.isToMany } ?? false
    }

    private var leastCount: Int {
        let entity = new.entity(named: condition.entity)
        let name = newNames.first
        let relationship = entity.flatMap { entity in
            name.flatMap { new.relationship(named: $0, of: entity)?.relationship }
        }
        return max(1, relationship?.minimumCount ?? 1)
    }
}
