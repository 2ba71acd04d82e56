import ModelcSchema

/// Two versions with everything matched: what the differ, the inference check and the planner all look at.
struct ModelComparison {
    let match: ModelMatch
    let properties: [PropertyMatch]

    init(from old: ManagedObjectModel, to new: ManagedObjectModel) {
        match = ModelMatch(from: old, to: new)
        properties = PropertyMatching.matches(in: match)
    }

    func difference(guessingRenames: Bool) -> ModelDifference {
        var changes = ChangeList(match)
        changes.addModelChanges()
        changes.addIdentifierChanges()
        changes.addHierarchyChanges()
        changes.addEntityChanges()
        for property in properties { changes.addChanges(of: property) }
        guard !changes.saysTheSameOfBoth else { return ModelDifference() }
        let renames = guessingRenames ? RenameSearch(self).renames() : []
        return ModelDifference(changes: changes.changes.sorted(), probableRenames: renames)
    }
}
