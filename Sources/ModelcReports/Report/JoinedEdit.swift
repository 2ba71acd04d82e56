/// Several edits of one file as a single one, which also replaces what stands between them by itself.
struct JoinedEdit: Hashable {
    /// The bytes that are replaced.
    let range: Range<Int>
    let text: String

    /// Nil for no edits, edits that overlap, and edits outside the file.
    init?(of edits: [ReportedEdit], in bytes: [UInt8]) {
        let edits = edits.sorted { $0.byteOffset < $1.byteOffset }
        guard let first = edits.first, first.byteOffset >= 0 else { return nil }
        var result: [UInt8] = []
        var end = first.byteOffset
        for edit in edits {
            guard edit.byteOffset >= end, edit.byteLength >= 0, edit.byteOffset <= bytes.count,
                edit.byteLength <= bytes.count - edit.byteOffset
            else { return nil }
            result += bytes[end..<edit.byteOffset] + Array(edit.text.utf8)
            end = edit.byteOffset + edit.byteLength
        }
        range = first.byteOffset..<end
        text = String(decoding: result, as: UTF8.self)
    }
}
