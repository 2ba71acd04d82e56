import ModelcDiagnostics
import ModelcSettings
import ModelcText

/// What a run changed in models, or would change.
package struct ModelChanges {
    /// A fix that was made.
    package struct MadeFix {
        package var rule: DiagnosticID
        /// `Book.cover`; nil for the model as a whole.
        package var modelPath: String?
        package var file: String
        package var tier: FixTier
        /// An order: `set maxCount to 1`.
        package var title: String
    }

    /// Whether nothing was written.
    package var isDryRun: Bool
    package var fixes: [MadeFix]
    /// The files with other bytes than before.
    package var files: [FileChange]
}

extension FileChange {
    /// Whether there is no file yet.
    package var isNew: Bool { old == nil }

    /// The lines that change, with places in the file as it was.
    package var lineEdits: [TextEdit] {
        UnifiedDiff.lineEdits(
            from: old.map { String(decoding: $0, as: UTF8.self) } ?? "", to: String(decoding: new, as: UTF8.self))
    }
}
