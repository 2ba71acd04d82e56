import ModelcSchema

/// Two versions with everything matched: what the differ, the inference check and the planner all look at.
struct ModelComparison {
    let match: ModelMatch
    /// The entities of both versions that may have changed, in the order of the newer version.
    let pairs: [ModelMatch.EntityPair]
    /// The properties of those.
    let properties: [PropertyMatch]
    /// What is wrong with renaming identifiers.
    let identifierChanges: [SchemaChange]

    init(from old: ManagedObjectModel, to new: ManagedObjectModel) {
        match = ModelMatch(from: old, to: new)
        pairs = match.pairs
        properties = PropertyMatching.matches(of: pairs, in: match)
        identifierChanges = ModelComparison.identifierChanges(match)
    }

    /// The same of two versions of a series, without looking into entities that are known to be the same.
    init(from old: SeriesVersion, to new: SeriesVersion) {
        match = ModelMatch(from: old.index, to: new.index)
        let isPlain = old.isPlain && new.isPlain && !match.pairs.contains(where: \.isByName)
        pairs =
            isPlain
            ? match.pairs.filter { old.entities[$0.source].scope != new.entities[$0.destination].scope } : match.pairs
        properties = PropertyMatching.matches(of: pairs, in: match)
        identifierChanges = isPlain ? [] : ModelComparison.identifierChanges(match)
    }

    /// One entity of two plain versions.
    init(of pair: ModelMatch.EntityPair, in match: ModelMatch) {
        self.match = match
        pairs = [pair]
        properties = PropertyMatching.matches(of: pairs, in: match)
        identifierChanges = []
    }

    /// What changed of the entities that both versions have.
    var entityChanges: [SchemaChange] {
        var changes = ChangeList(match)
        for pair in pairs { changes.addChanges(of: pair) }
        for property in properties { changes.addChanges(of: property) }
        return changes.changes
    }

    private static func identifierChanges(_ match: ModelMatch) -> [SchemaChange] {
        var changes = ChangeList(match)
        changes.addIdentifierChanges()
        return changes.changes
    }

    /// - Parameter areNeighbours: whether one version was made from the other.
    func difference(guessingRenames: Bool, areNeighbours: Bool = true) -> ModelDifference {
        var changes = ChangeList(match, identifierChanges)
        changes.addModelChanges()
        changes.addHierarchyChanges()
        changes.addEntityChanges(pairs)
        for property in properties { changes.addChanges(of: property) }
        guard !changes.saysTheSameOfBoth else { return ModelDifference() }
        let renames = guessingRenames ? RenameSearch(self, areNeighbours: areNeighbours).renames() : []
        return ModelDifference(changes: changes.changes.sorted(), probableRenames: renames)
    }
}
