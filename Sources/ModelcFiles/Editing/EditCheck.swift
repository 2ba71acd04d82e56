import ModelcSchema
import ModelcText
import ModelcXML

/// Compares a file with what it was before it was edited: does it say what it said, apart from what the edits say?
///
/// It reads both files with the XML parser, makes the edits in the old tree, and knows nothing of how they were made in the
/// bytes. The order of attributes and the place of new elements among their siblings do not count.
package enum EditCheck {
    /// Whether the new file is well-formed and says exactly what the old one says with these edits made.
    package static func isExactly(_ new: SourceText, _ old: SourceText, with edits: [ModelEdit]) -> Bool {
        guard let before = EditTree.read(old), let after = EditTree.read(new) else { return false }
        for edit in edits {
            guard before.make(edit) else { return false }
        }
        return before.root.says(after.root)
    }
}
