import ModelcBase
import ModelcSchema

/// Writes a changed model to the file that it was read from.
///
/// A file in Xcode's own form is written as Xcode would write it; elements move if Xcode would move them. Any other
/// file keeps every byte that need not change: its comments, its layout, and the order of its elements.
package enum ModelRewriter {
    /// The file cannot be rewritten; the caller must not change it.
    package struct Failure: Error {
        package var message: String
    }

    /// Whether a file has the exact text that Xcode would write, apart from a line feed at its end.
    package static func isCanonical(_ model: ManagedObjectModel, _ source: SourceText) -> Bool {
        let bytes = ModelWriter().contents(of: model)
        return source.bytes == bytes || source.bytes == bytes + [UInt8(ascii: "\n")]
    }

    /// The bytes of the file with changed content.
    ///
    /// - Parameters:
    ///   - new: the new content; its elements have their positions in the file.
    ///   - old: the current content of the file.
    package static func bytes(
        of new: ManagedObjectModel, insteadOf old: ManagedObjectModel, in source: SourceText
    ) throws(Failure) -> [UInt8] {
        if new == old { return source.bytes }
        if isCanonical(old, source) {
            let ending: [UInt8] = source.bytes.last == UInt8(ascii: "\n") ? [UInt8(ascii: "\n")] : []
            return ModelWriter().contents(of: new) + ending
        }
        return try edited(source, ManagedObjectModel.xmlFormat.edits(from: old, to: new))
    }

    private static func edited(_ source: SourceText, _ edits: [ModelEdit]) throws(Failure) -> [UInt8] {
        let editor: ModelEditor
        do {
            editor = try ModelEditor(source)
        } catch {
            throw Failure(message: "the file could not be read: \(error.message)")
        }
        let (textEdits, problems) = editor.textEdits(for: edits)
        guard problems.isEmpty, let bytes = try? TextEdit.apply(textEdits, to: source.bytes) else {
            throw Failure(message: "the edits cannot be applied: the file has an unusual form")
        }
        guard EditCheck.isExactly(SourceText(bytes), source, with: edits) else {
            throw Failure(message: "the edited file would not match the actions")
        }
        return bytes
    }
}
