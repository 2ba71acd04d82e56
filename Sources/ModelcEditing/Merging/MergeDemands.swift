import ModelcSchema

/// Dependencies between the parts of a merged model. They are found by a merge without them, whose result is checked.
package struct MergeDemands {
    /// Elements that are kept although one side removed them. The values are the elements that use them, as text.
    package var kept: [MergePath: [String]] = [:]
    /// Entities that keep the parent of ours. The values are the entities whose combined parents would form a cycle.
    package var circles: [MergePath: [String]] = [:]
    /// Parts that one side renamed and the other side removed. The names are already aligned, so the part itself no
    /// longer shows the rename.
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

    /// The paths that have demands, and all paths above them.
    var concerned: Set<MergePath> {
        let paths = Array(kept.keys) + Array(circles.keys) + Array(renamed)
        return Set(paths.flatMap { path in (0...path.steps.count).map { MergePath(Array(path.steps.prefix($0))) } })
    }

    /// Whether one side renamed the part at this path, and the other side removed it.
    func isRenamed(_ path: MergePath) -> Bool { renamed.contains(path) }
}
