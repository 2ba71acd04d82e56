import ModelcSchema

/// Two versions with matched elements, used by the differ, the inference check and the planner.
struct ModelComparison {
    let match: ModelMatch
    /// The entities of both versions that may have changed, in the order of the newer version.
    let pairs: [ModelMatch.EntityPair]
    /// The properties of the pairs.
    let properties: [PropertyMatch]
    /// Changes for invalid renaming identifiers.
    let identifierChanges: [SchemaChange]

    /// Finds the equal entities first, usually nearly all, and does not compare them in detail.
    ///
    /// - Parameter kept: for each newer entity the older one that has the same content, if that is already known.
    init(from old: ManagedObjectModel, to new: ManagedObjectModel, kept: [Int?]? = nil) {
        let models = kept == nil ? CompiledContent.comparable([old, new]) : [old, new]
        let contents = kept.map { EntityContents(from: old, kept: $0) } ?? EntityContents(models)
        let versions = VersionSeries.versions(of: models, contents)
        self.init(from: versions[0], to: versions[1])
    }

    /// Compares two versions of a series, without entities that are known to be equal.
    init(from old: SeriesVersion, to new: SeriesVersion) {
        match = ModelMatch(from: old.index, to: new.index)
        let isPlain = old.isPlain && new.isPlain && !match.pairs.contains(where: \.isByName)
        pairs =
            isPlain
            ? match.pairs.filter { old.entities[$0.source].scope != new.entities[$0.destination].scope } : match.pairs
        properties = PropertyMatching.matches(of: pairs, in: match)
        identifierChanges = isPlain ? [] : ModelComparison.identifierChanges(match)
    }

    /// Compares one entity of two plain versions.
    init(of pair: ModelMatch.EntityPair, in match: ModelMatch) {
        self.match = match
        pairs = [pair]
        properties = PropertyMatching.matches(of: pairs, in: match)
        identifierChanges = []
    }

    /// The changes of the entities that both versions have.
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

    /// - Parameter areNeighbours: whether one version directly follows the other.
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
