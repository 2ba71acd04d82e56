import ModelcPlans
import ModelcSchema
import ModelcSourceCode

extension SourceLines {
    /// Adds the list of changes that require a migration; only the first ones if there are many.
    mutating func addChanges(_ step: MigrationStep?, mark: String = "///", indent: Int) {
        let changes = (step?.difference.changes ?? []).filter(\.altersHash)
        let shown = changes.prefix(SourceLines.changeLimit)
        for change in shown { addComment("- " + change.comment, mark: mark, indent: indent, hanging: 2) }
        let rest = changes.count - shown.count
        if rest > 0 { addComment("- and \(rest) more", mark: mark, indent: indent, hanging: 2) }
    }

    private static let changeLimit = 30
}
