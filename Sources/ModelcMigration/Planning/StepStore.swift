import ModelcPlans
import ModelcSchema

/// The migration steps between the versions of a series. `StepFacts` (counts and classes) are computed for all steps. A
/// full step with its texts is computed on request.
final class StepStore {
    private let versions: [SeriesVersion]
    private let options: MigrationOptions
    /// The counts and classes of the step from an earlier to a later version: `facts[from][to - from - 1]`.
    private var facts: [[StepFacts]] = []
    private var steps: [Ends: MigrationStep] = [:]

    struct Ends: Hashable, Sendable {
        var from: Int
        var to: Int
    }

    init(_ models: [ManagedObjectModel], _ contents: EntityContents, _ options: MigrationOptions) {
        versions = VersionSeries.versions(of: models, contents)
        self.options = options
        var search = FactsSearch(versions, options)
        let found = versions.indices.map { from in
            (from + 1..<max(from + 1, versions.count)).map { search.facts(from: from, to: $0) }
        }
        let missing = found.enumerated().flatMap { from, row in
            row.indices.filter { row[$0] == nil }.map { Ends(from: from, to: from + $0 + 1) }
        }
        let made = StepStore.each(missing, versions, options) { StepFacts($0) }
        var byEnds: [Ends: StepFacts] = [:]
        for (ends, facts) in zip(missing, made) { byEnds[ends] = facts }
        facts = found.enumerated().map { from, row in
            row.enumerated().compactMap { place, facts in facts ?? byEnds[Ends(from: from, to: from + place + 1)] }
        }
    }

    func facts(_ from: Int, _ to: Int) -> StepFacts { facts[from][to - from - 1] }

    func step(_ from: Int, _ to: Int) -> MigrationStep {
        let ends = Ends(from: from, to: to)
        if let known = steps[ends] { return known }
        let step = StepStore.step(ends, versions, options)
        steps[ends] = step
        return step
    }

    /// Computes full steps in advance, in parallel.
    func prepare(_ wanted: Set<Ends>) {
        let missing = wanted.filter { steps[$0] == nil }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        for (ends, step) in zip(missing, StepStore.each(missing, versions, options, { $0 })) { steps[ends] = step }
    }

    private static func each<Result: Sendable>(
        _ ends: [Ends], _ versions: [SeriesVersion], _ options: MigrationOptions,
        _ body: @Sendable (MigrationStep) -> Result
    ) -> [Result] {
        VersionSeries.each(ends.count) { body(step(ends[$0], versions, options)) }
    }

    private static func step(_ ends: Ends, _ versions: [SeriesVersion], _ options: MigrationOptions) -> MigrationStep {
        StepClassifier(options: options).step(
            ModelComparison(from: versions[ends.from], to: versions[ends.to]),
            areNeighbours: ends.to == ends.from + 1)
    }
}
