import ModelcSchema

/// Dependencies between the parts of a merged model, found by merging without them and checking the result.
package struct MergeDemands {
    /// Paths of elements that are kept although one side removed them, with the elements that use them.
    package var kept: [MergePath: [String]] = [:]
    /// Paths of entities that keep the parent of ours, with the entities whose parents would form a cycle.
    package var circles: [MergePath: [String]] = [:]
    /// Paths of parts that one side renamed and the other one removed. The names are already aligned, so no value of
    /// the part shows the change.
    private let renamed: Set<MergePath>

    package init(renamed: Set<MergePath> = []) { self.renamed = renamed }

    /// Adds new demands.
    ///
    /// - Returns: whether any was new.
    package mutating func add(_ others: MergeDemands) -> Bool {
        let count = kept.count + circles.count
        kept.merge(others.kept) { first, _ in first }
        circles.merge(others.circles) { first, _ in first }
        return kept.count + circles.count > count
    }

    /// The paths at or below which there are demands.
    var concerned: Set<MergePath> {
        let paths = Array(kept.keys) + Array(circles.keys) + Array(renamed)
        return Set(paths.flatMap { path in (0...path.steps.count).map { MergePath(Array(path.steps.prefix($0))) } })
    }

    /// Whether one side renamed what the other one removed.
    func isRenamed(_ path: MergePath) -> Bool { renamed.contains(path) }
}
