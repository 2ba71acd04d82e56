import ModelcSchema

extension SchemaChange {
    /// The change for a comment: what, in words, and the values.
    var comment: String {
        let words = kind.rawValue.split(separator: "-").joined(separator: " ")
        let values = [oldValue, newValue].compactMap { $0 }.joined(separator: " -> ")
        let isPropertyRenamed = kind == .attributeRenamed || kind == .relationshipRenamed
        let renamed = kind == .entityRenamed ? oldEntity : isPropertyRenamed ? oldProperty : nil
        let details = renamed.map { "was \($0)" } ?? values
        let subject = modelPath.isEmpty ? "" : "\(modelPath): "
        return subject + words + (details.isEmpty ? "" : " (\(details))")
    }
}

extension SourceLines {
    /// Adds the changes that make a migration necessary as a list; the first ones where there are many.
    mutating func addChanges(_ step: MigrationStep?, mark: String = "///", indent: Int) {
        let changes = (step?.difference.changes ?? []).filter(\.altersHash)
        let shown = changes.prefix(SourceLines.changeLimit)
        for change in shown { addComment("- " + change.comment, mark: mark, indent: indent, hanging: 2) }
        let rest = changes.count - shown.count
        if rest > 0 { addComment("- and \(rest) more", mark: mark, indent: indent, hanging: 2) }
    }

    private static let changeLimit = 30
}
