/// All differences between two versions of a model.
package struct ModelDifference: Hashable, Sendable {
    /// The changes, sorted by entity, property and kind.
    package var changes: [SchemaChange]
    /// Pairs of a removed and an added element that were probably renamed, sorted by entity and name.
    package var probableRenames: [ProbableRename]

    package init(changes: [SchemaChange] = [], probableRenames: [ProbableRename] = []) {
        self.changes = changes
        self.probableRenames = probableRenames
    }

    /// Whether there are no changes.
    package var isEmpty: Bool { changes.isEmpty }

    /// Whether stores of the older version have to be migrated. The result is exact even if the hashes are unverified,
    /// because the inputs of the hashes are compared (FormatVersionHash §7).
    package var altersHash: Bool { changes.contains(where: \.altersHash) }

    /// True if only members of composites change. Whether the version hash changes is then not known, but the columns
    /// of stores change.
    package var leavesHashUnverified: Bool {
        altersHash && changes.allSatisfy { !$0.altersHash || $0.leavesHashUnverified }
    }

    /// Whether stored values are lost, or can be kept only by migration code in the app.
    package var isDestructive: Bool { changes.contains(where: \.isDestructive) }
}
