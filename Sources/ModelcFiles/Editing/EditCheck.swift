import ModelcBase
import ModelcSchema

/// Compares an edited file with the original: it must have the same content, apart from the edits.
///
/// It reads both files with the XML parser and applies the edits to the old tree, independently of the code that edits
/// the bytes. The order of attributes and the position of new elements among their siblings are ignored.
package enum EditCheck {
    /// Whether the new file is well-formed and has exactly the content of the old one with these edits applied.
    package static func isExactly(_ new: SourceText, _ old: SourceText, with edits: [ModelEdit]) -> Bool {
        guard let before = EditTree.read(old), let after = EditTree.read(new) else { return false }
        for edit in edits {
            guard before.make(edit) else { return false }
        }
        return before.root.says(after.root)
    }
}
