import ModelcSchema
import ModelcSettings

/// Plans the uniqueness constraints and the indexes of a class.
struct SwiftDataKeyPlanner {
    let release: SwiftDataRelease

    func add(_ entity: EntityDescription, to planned: inout SwiftDataModelClass, _ gaps: inout SwiftDataGaps) {
        for constraint in entity.uniquenessConstraints {
            add(constraint.members.map { SwiftDataNames.property($0.name) }, to: &planned, &gaps)
        }
        let indexes = indexes(of: entity, in: planned, &gaps)
        guard !indexes.isEmpty else { return }
        if release < .ios18 { gaps.add(.indexBeforeRelease) } else { planned.indexes = indexes }
    }

    /// Adds a uniqueness constraint: to the attribute if it is the only member, otherwise to the constraints for
    /// `#Unique`.
    private func add(_ names: [String], to planned: inout SwiftDataModelClass, _ gaps: inout SwiftDataGaps) {
        if names.count == 1,
            let index = planned.attributes.firstIndex(where: { $0.name == names[0] && !$0.isTransient })
        {
            planned.attributes[index].isUnique = true
        } else if release >= .ios18, !names.isEmpty, hasAll(names, planned) {
            if !planned.constraints.contains(names) { planned.constraints.append(names) }
        } else {
            gaps.add(release < .ios18 ? .constraint : .constraintMember)
        }
    }

    private func hasAll(_ names: [String], _ planned: SwiftDataModelClass) -> Bool {
        Set(names).isSubset(of: planned.storedNames)
    }

    /// Returns the indexes over properties of the class, from fetch indexes, compound indexes, and attributes with
    /// the flag `indexed`.
    private func indexes(
        of entity: EntityDescription, in planned: SwiftDataModelClass, _ gaps: inout SwiftDataGaps
    ) -> [[String]] {
        var found: [[String]] = []
        func add(_ names: [String?]) {
            let all = names.compactMap { $0.map(SwiftDataNames.property) }
            if all.count == names.count, !all.isEmpty, hasAll(all, planned) {
                if !found.contains(all) { found.append(all) }
            } else {
                gaps.add(.index)
            }
        }
        for index in entity.fetchIndexes {
            let isPlain = index.partialIndexPredicate == nil && index.elements.allSatisfy { $0.collation != .rTree }
            add(isPlain ? index.elements.map(\.propertyName) : [nil])
        }
        for index in entity.compoundIndexes { add(index.members.map(\.name)) }
        for name in entity.attributes.filter(\.isIndexed).map(\.name) { add([name]) }
        return found
    }
}

extension SwiftDataModelClass {
    /// The names of the properties that SwiftData's entity has.
    var storedNames: Set<String> { Set(storedAttributes.map(\.name) + relationships.map(\.name)) }
}
