import ModelcSchema
import ModelcText

@testable import ModelcFiles

/// A file written by hand whose elements are found by what their start tags begin with.
struct Edited {
    let source: SourceText

    init(_ text: String) { source = SourceText(Array(text.utf8)) }
    init(_ bytes: [UInt8]) { source = SourceText(bytes) }

    var text: String { String(decoding: source.bytes, as: UTF8.self) }

    /// The place of the first tag that begins with a text (`<attribute name="a"`).
    func place(_ tag: String) -> SourcePosition {
        let bytes = Array(tag.utf8)
        let offset = source.bytes.indices.first { source.bytes[$0...].starts(with: bytes) }
        return source.position(at: offset ?? source.bytes.count)
    }

    /// The file after the edits, which must be possible and must be all that changed.
    func making(_ edits: ModelEdit...) throws -> String { try making(edits) }

    func making(_ edits: [ModelEdit]) throws -> String {
        let made = try ModelEditor(source).textEdits(for: edits)
        if let fault = made.faults.first { throw fault }
        let bytes = try TextEdit.apply(made.edits, to: source.bytes)
        guard EditCheck.isExactly(SourceText(bytes), source, with: edits) else {
            throw SaysOtherwise(text: String(decoding: bytes, as: UTF8.self))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func faults(_ edits: ModelEdit...) throws -> [EditFault.Reason] {
        try ModelEditor(source).textEdits(for: edits).faults.map(\.reason)
    }

    /// The edited file does not say what the edits say.
    struct SaysOtherwise: Error { var text: String }
}
