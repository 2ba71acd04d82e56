extension LintSubject {
    /// Whether an entity certainly has no property of a name: neither itself nor an ancestor declares it, and all
    /// ancestors are known. Of an entity with an unknown ancestor that one fault is reported and nothing that may follow
    /// from it.
    func isUnknownProperty(_ name: String, of entity: Int) -> Bool {
        properties.declaration(of: name, for: entity) == nil && inheritance.hasCompleteLineage(entity)
    }
}
