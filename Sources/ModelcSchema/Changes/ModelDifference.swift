/// Everything that differs between two versions of a model.
package struct ModelDifference: Hashable, Sendable {
    /// The changes, sorted by entity, property and kind.
    package var changes: [SchemaChange]
    /// Pairs of removed and added things that look like one, sorted by entity and name.
    package var probableRenames: [ProbableRename]

    package init(changes: [SchemaChange] = [], probableRenames: [ProbableRename] = []) {
        self.changes = changes
        self.probableRenames = probableRenames
    }

    /// Whether the two say the same.
    package var isEmpty: Bool { changes.isEmpty }

    /// Whether stores of the older version have to be migrated. Exact where the hashes themselves are unverified: what
    /// is compared are the facts that go into them (version-hash §7).
    package var altersHash: Bool { changes.contains(where: \.altersHash) }

    /// Whether stored values are lost, or cannot be carried over without code of the app.
    package var isDestructive: Bool { changes.contains(where: \.isDestructive) }
}
