import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcStores

/// Creates the text of a dump in parts, so that a large store does not have to fit into memory.
package struct StoreDumpText {
    private enum Stage {
        case start
        case objects
        case end
    }

    private let objects: StoreObjects
    private let format: StoreDumpFormat
    private let form: StoreValueForm
    private let columns: StoreDumpColumns
    /// The bytes of the JSON document before and after the objects. Both are empty for other formats.
    private let frame: (head: [UInt8], tail: [UInt8])
    private var stage = Stage.start
    private var isFirst = true

    /// The size from which a part is complete, in bytes.
    private static let partSize = 1 << 16

    /// - Parameter showsNotes: whether the JSON document also contains messages that are notes.
    package init(
        _ outcome: StoreDumpOutcome, _ format: StoreDumpFormat, _ form: StoreValueForm, showsNotes: Bool
    ) {
        objects = outcome.objects
        self.format = format
        self.form = form
        columns = StoreDumpColumns(outcome.entities)
        frame = format == .json ? StoreDumpText.frame(outcome, showsNotes) : ([], [])
    }

    /// Returns the next part of the text; nil after the last part.
    ///
    /// - Throws: `RunFailure` if the rest of the store cannot be read. Append `end` to the text: the document is then
    ///   valid, but lacks the remaining objects.
    package mutating func next() throws(RunFailure) -> [UInt8]? {
        switch stage {
        case .start:
            stage = .objects
            return format == .csv ? columns.header : frame.head
        case .objects:
            // After an error, there are no further objects.
            stage = .end
            guard let part = try nextObjects() else { return end }
            stage = .objects
            return part
        case .end:
            return nil
        }
    }

    /// The bytes that complete the JSON document after the last object that could be read; empty for other formats.
    package var end: [UInt8] { format == .json ? Array((isFirst ? "]" : "\n    ]").utf8) + frame.tail : [] }

    private mutating func nextObjects() throws(RunFailure) -> [UInt8]? {
        do throws(StoreError) {
            return try nextPart()
        } catch {
            throw .afterOutput(error.diagnostic)
        }
    }

    private mutating func nextPart() throws(StoreError) -> [UInt8]? {
        var part: [UInt8] = []
        part.reserveCapacity(StoreDumpText.partSize * 2)
        while part.count < StoreDumpText.partSize, let object = try objects.next() {
            switch format {
            case .csv: columns.append(object, form, to: &part)
            case .jsonl: JSONWriter.appendLine(of: columns.json(object, form), to: &part)
            case .json:
                part += Array((isFirst ? "\n      " : ",\n      ").utf8)
                JSONWriter.appendLine(of: columns.json(object, form), to: &part)
                part.removeLast()
            }
            isFirst = false
        }
        return part.isEmpty ? nil : part
    }

    /// Creates the JSON document without objects. Returns its bytes before and after the position where the objects
    /// are inserted.
    private static func frame(_ outcome: StoreDumpOutcome, _ showsNotes: Bool) -> (head: [UInt8], tail: [UInt8]) {
        let text = ResultDocument(
            "store dump", outcome.messages, showsNotes: showsNotes, result: ["objects": []]
        ).text
        let bytes = Array(text.utf8)
        // The array of objects is the last array in the document. Only closing brackets follow it.
        guard let cut = bytes.lastIndex(of: UInt8(ascii: "]")) else { return (bytes, []) }
        return (Array(bytes[..<cut]), Array(bytes[(cut + 1)...]))
    }
}
