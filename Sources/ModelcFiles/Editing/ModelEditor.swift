import ModelcSchema
import ModelcText
import ModelcXML

/// Turns edits of a model into edits of its file's bytes. Pure: it reads and writes nothing.
///
/// 1. find the file's elements: `EditableDocument`;
/// 2. put the edits together by element, and find those that contradict each other: `ElementChanges`;
/// 3. write them down, the smallest change of bytes for each: `StartTagEdits` for attributes, `ContentEdits` for children
///    (what stands around an edit keeps every byte, however odd its layout).
///
/// Whether the result says exactly what the edits say can be looked up in `EditCheck`, which shares nothing with the above.
package struct ModelEditor {
    private let document: EditableDocument

    /// - Throws: what is wrong with a file that is no well-formed XML document.
    package init(_ source: SourceText) throws(XMLFault) { document = try EditableDocument(source) }

    /// The edits of bytes for all edits that can be made, in file order and without overlaps, and what is wrong with the
    /// others. Of edits that contradict each other the first counts; an edit that changes nothing gives none.
    package func textEdits(for edits: [ModelEdit]) -> (edits: [TextEdit], faults: [EditFault]) {
        var changes = ElementChanges(document)
        var faults: [EditFault] = []
        for (index, edit) in edits.enumerated() {
            do throws(EditFault) {
                try changes.add(edit, index)
            } catch {
                faults.append(error)
            }
        }
        changes.removeEmptiedContainers()
        let made = changes.changedElements.flatMap { element in
            StartTagEdits(document, changes, element).edits + ContentEdits(document, changes, element).edits
        }
        return (TextEdit.sorted(made), faults)
    }
}

/// Why an edit of a model's file cannot be made.
package struct EditFault: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// No element begins at the place.
        case noElement
        /// Another edit, by its number in the list, says otherwise about the same thing, or removes the element.
        case conflict(with: Int)
        /// The model itself cannot be removed.
        case removesRoot
        /// The text cannot be the name of an element or an attribute.
        case unusableName(String)
        /// The text has characters that XML cannot hold.
        case unusableValue(String)
        /// The element has no user info.
        case noUserInfo
    }

    /// The number of the edit in the list.
    package var index: Int
    package var reason: Reason
}
