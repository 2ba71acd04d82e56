import ModelcPlans
import ModelcSchema

/// Computes the effects (`StepFacts`) of migration steps between the versions of a series. The effects of two differing
/// entities are cached, because the same two entities occur in many pairs of versions.
struct FactsSearch {
    private let versions: [SeriesVersion]
    private let options: MigrationOptions
    private let added: ChangeFacts
    private let removed: ChangeFacts
    private let merged: ChangeFacts
    private var byScopes: [Ends: ChangeFacts] = [:]
    private var byOutside: [Ends: ChangeFacts] = [:]

    private struct Ends: Hashable {
        var old: Int
        var new: Int
    }

    init(_ versions: [SeriesVersion], _ options: MigrationOptions) {
        self.versions = versions
        self.options = options
        added = ChangeFacts([SchemaChange(.entityAdded)], options)
        removed = ChangeFacts([SchemaChange(.entityRemoved)], options)
        var merged = ChangeFacts([SchemaChange(.hierarchyMerged)], options)
        merged.isBlocked = true
        self.merged = merged
    }

    /// Returns the effects of a step as the sum of the effects of its entities. Nil if this is not possible and the
    /// full comparison is required: for invalid renaming identifiers, and for entities that match only by name.
    mutating func facts(from: Int, to: Int) -> StepFacts? {
        let (old, new) = (versions[from], versions[to])
        guard old.isPlain, new.isPlain, let sources = sources(old, new) else { return nil }
        var comparison = LazyComparison(old, new)
        var sum = ChangeFacts()
        var kept = 0
        for (entity, source) in sources.enumerated() {
            guard let source else {
                sum += added
                continue
            }
            kept += 1
            guard old.entities[source].scope != new.entities[entity].scope else { continue }
            sum += facts(source, entity, &comparison)
        }
        for _ in kept..<old.entities.count { sum += removed }
        for _ in 0..<mergeCount(sources, old, new) { sum += merged }
        if old.outside != new.outside { sum += outsideFacts(&comparison) }
        return StepFacts(sum, options)
    }

    /// Returns, for each entity of the newer version, the index of the matching older entity (nil if added). The result
    /// is nil if identifiers are not sufficient for matching.
    private func sources(_ old: SeriesVersion, _ new: SeriesVersion) -> [Int?]? {
        let sources = new.entities.map { old.entity(identifiedBy: $0.identifier) }
        for (entity, source) in sources.enumerated() where source == nil {
            guard let namesake = old.entity(named: new.entities[entity].name) else { continue }
            guard new.entity(identifiedBy: old.entities[namesake].identifier) != nil else { return nil }
        }
        return sources
    }

    /// Returns the number of inheritance trees in the newer version that contain entities from several trees of the
    /// older version. Each is a separate change that Core Data cannot infer (condition I2 of FormatMigrationFacts §5).
    private func mergeCount(_ sources: [Int?], _ old: SeriesVersion, _ new: SeriesVersion) -> Int {
        guard new.hasInheritance else { return 0 }
        var oldRoots = [Int?](repeating: nil, count: sources.count)
        var merged: Set<Int> = []
        for (entity, source) in sources.enumerated() {
            guard let source else { continue }
            let root = new.index.tree.roots[entity]
            let oldRoot = old.index.tree.roots[source]
            if let known = oldRoots[root], known != oldRoot { merged.insert(root) }
            oldRoots[root] = oldRoot
        }
        return merged.count
    }

    private mutating func facts(_ old: Int, _ new: Int, _ comparison: inout LazyComparison) -> ChangeFacts {
        let (before, after) = (comparison.old.entities[old].scope, comparison.new.entities[new].scope)
        let ends = Ends(old: before, new: after)
        if let known = byScopes[ends] { return known }
        let pair = ModelMatch.EntityPair(source: old, destination: new, isByName: false)
        let one = ModelComparison(of: pair, in: comparison.match)
        let facts = ChangeFacts(
            one.entityChanges, options, InferenceCheck(options: options).inferEntities(one))
        // The changes of an abstract entity's properties depend on its children, and the numbers of entities do not
        // cover children.
        let isAbstract =
            comparison.old.index.entities[old].isAbstract && comparison.new.index.entities[new].isAbstract
        if !isAbstract { byScopes[ends] = facts }
        return facts
    }

    /// Returns the effects of the changes outside the entities. Configurations are skipped: their changes do not affect
    /// a hash and require nothing (row 46 of FormatMigrationFacts §3).
    private mutating func outsideFacts(_ comparison: inout LazyComparison) -> ChangeFacts {
        let ends = Ends(old: comparison.old.outside, new: comparison.new.outside)
        // The effect of a changed composite depends on the entities that use it.
        let hasComposites = [comparison.old, comparison.new].contains { !$0.index.model.composites.isEmpty }
        if !hasComposites, let known = byOutside[ends] { return known }
        var changes = ChangeList(comparison.match)
        changes.addModelChanges()
        let facts = ChangeFacts(changes.changes.filter { $0.kind != .configurationChanged }, options)
        byOutside[ends] = facts
        return facts
    }
}

/// Two versions whose elements are matched only if the match is needed.
private struct LazyComparison {
    let old: SeriesVersion
    let new: SeriesVersion
    private(set) lazy var match = ModelMatch(from: old.index, to: new.index)

    init(_ old: SeriesVersion, _ new: SeriesVersion) {
        self.old = old
        self.new = new
    }
}
