import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcStores

/// The text of a dump, in parts: an answer of any size needs the memory of one part.
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
    /// The parts of the document before and after the objects, in the format `json`.
    private let frame: (head: [UInt8], tail: [UInt8])
    private var stage = Stage.start
    private var isFirst = true

    /// The size of a part, in bytes.
    private static let partSize = 1 << 16

    /// - Parameter showsNotes: whether a document has notes, too.
    package init(
        _ outcome: StoreDumpOutcome, _ format: StoreDumpFormat, _ form: StoreValueForm, showsNotes: Bool
    ) {
        objects = outcome.objects
        self.format = format
        self.form = form
        columns = StoreDumpColumns(outcome.entities)
        frame = format == .json ? StoreDumpText.frame(outcome, showsNotes) : ([], [])
    }

    /// The next part; nil after the last one.
    ///
    /// - Throws: `RunFailure` if the store cannot be read further. `end` then completes a document, which lacks the
    ///   remaining objects.
    package mutating func next() throws(RunFailure) -> [UInt8]? {
        switch stage {
        case .start:
            stage = .objects
            return format == .csv ? columns.header : frame.head
        case .objects:
            // After an error, the end follows.
            stage = .end
            guard let part = try nextObjects() else { return end }
            stage = .objects
            return part
        case .end:
            return nil
        }
    }

    /// The end of a document whose objects cannot be read further.
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

    /// The document of a dump without objects, cut where they belong.
    private static func frame(_ outcome: StoreDumpOutcome, _ showsNotes: Bool) -> (head: [UInt8], tail: [UInt8]) {
        let text = ResultDocument(
            "store dump", outcome.messages, showsNotes: showsNotes, result: ["objects": []]
        ).text
        let bytes = Array(text.utf8)
        // The last array is that of the objects: nothing but closing brackets follows it.
        guard let cut = bytes.lastIndex(of: UInt8(ascii: "]")) else { return (bytes, []) }
        return (Array(bytes[..<cut]), Array(bytes[(cut + 1)...]))
    }
}
