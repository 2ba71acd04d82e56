/// All differences between two versions of a model.
package struct ModelDifference: Hashable, Sendable {
    /// The changes, sorted by entity, property and kind.
    package var changes: [SchemaChange]
    /// Pairs of removed and added elements that look like renamed ones, sorted by entity and name.
    package var probableRenames: [ProbableRename]

    package init(changes: [SchemaChange] = [], probableRenames: [ProbableRename] = []) {
        self.changes = changes
        self.probableRenames = probableRenames
    }

    /// Whether the two versions are equal.
    package var isEmpty: Bool { changes.isEmpty }

    /// Whether stores of the older version have to be migrated. Exact even if the hashes themselves are unverified: the
    /// facts that the hashes are computed from are compared (FormatVersionHash §7).
    package var altersHash: Bool { changes.contains(where: \.altersHash) }

    /// Whether it is not known if the version hash changes, because only members of composites change; the columns of
    /// stores change anyway.
    package var leavesHashUnverified: Bool {
        altersHash && changes.allSatisfy { !$0.altersHash || $0.leavesHashUnverified }
    }

    /// Whether stored values are lost, or cannot be carried over without code of the app.
    package var isDestructive: Bool { changes.contains(where: \.isDestructive) }
}
