import ModelcSchema

/// Two versions of a model with their matched elements. The differ, the inference check and the planner use it.
struct ModelComparison {
    let match: ModelMatch
    /// The entities that both versions have and that may have changed, in the order of the newer version.
    let pairs: [ModelMatch.EntityPair]
    /// The properties of the entities in `pairs`.
    let properties: [PropertyMatch]
    /// A change for each invalid renaming identifier: two elements of one version have the same identifier
    /// (FormatMigrationFacts §4.5).
    let identifierChanges: [SchemaChange]

    /// Finds the entities with equal content first, because usually nearly all entities are equal, and excludes them
    /// from the detailed comparison.
    ///
    /// - Parameter kept: for each entity of the newer version, the index of the older entity with the same content; nil
    ///   if this is not known.
    init(from old: ManagedObjectModel, to new: ManagedObjectModel, kept: [Int?]? = nil) {
        let models = kept == nil ? CompiledContent.comparable([old, new]) : [old, new]
        let contents = kept.map { EntityContents(from: old, kept: $0) } ?? EntityContents(models)
        let versions = VersionSeries.versions(of: models, contents)
        self.init(from: versions[0], to: versions[1])
    }

    /// Compares two versions of a series. Entities that are known to be equal are skipped.
    init(from old: SeriesVersion, to new: SeriesVersion) {
        match = ModelMatch(from: old.index, to: new.index)
        let isPlain = old.isPlain && new.isPlain && !match.pairs.contains(where: \.isByName)
        pairs =
            isPlain
            ? match.pairs.filter { old.entities[$0.source].scope != new.entities[$0.destination].scope } : match.pairs
        properties = PropertyMatching.matches(of: pairs, in: match)
        identifierChanges = isPlain ? [] : ModelComparison.identifierChanges(match)
    }

    /// Compares one entity of two plain versions (`SeriesVersion.isPlain`).
    init(of pair: ModelMatch.EntityPair, in match: ModelMatch) {
        self.match = match
        pairs = [pair]
        properties = PropertyMatching.matches(of: pairs, in: match)
        identifierChanges = []
    }

    /// The changes of the entities in `pairs`, which both versions have.
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
