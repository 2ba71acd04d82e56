import ModelcSchema

/// Dependencies between the elements of a merged model, such as a relationship that needs its destination entity. A
/// first merge ignores dependencies; its result is then checked to find them.
package struct MergeDemands {
    /// Elements that are kept although one side removed them, as keys. The values are the elements that use them, as
    /// text.
    package var kept: [MergePath: [String]] = [:]
    /// The entities that keep their parent from our side, because the parents of both sides together would form a
    /// cycle. The key is the entity's path; the value has the names of all entities in the cycle.
    package var circles: [MergePath: [String]] = [:]
    /// The paths of elements that one side of the merge (ours or theirs) renamed and the other side removed. The names
    /// in all three models are already aligned, so the elements no longer show the rename.
    private let renamed: Set<MergePath>

    package init(renamed: Set<MergePath> = []) { self.renamed = renamed }

    /// Adds the dependencies of `others`.
    ///
    /// - Returns: whether at least one of them was new.
    package mutating func add(_ others: MergeDemands) -> Bool {
        let count = kept.count + circles.count
        kept.merge(others.kept) { first, _ in first }
        circles.merge(others.circles) { first, _ in first }
        return kept.count + circles.count > count
    }

    /// The paths of elements with dependencies, and all paths above them.
    var concerned: Set<MergePath> {
        let paths = Array(kept.keys) + Array(circles.keys) + Array(renamed)
        return Set(paths.flatMap { path in (0...path.steps.count).map { MergePath(Array(path.steps.prefix($0))) } })
    }

    /// Whether one side of the merge (ours or theirs) renamed the element at this path, and the other side removed it.
    func isRenamed(_ path: MergePath) -> Bool { renamed.contains(path) }
}
