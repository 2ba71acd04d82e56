import ModelcSchema

/// Edits that remove the cause of a finding.
package struct ReportedFix: Hashable, Sendable {
    /// What applying the fix risks.
    package var tier: FixTier
    /// What the fix does, as an order: `change the delete rule to Cascade`.
    package var title: String
    /// The edits, which never overlap.
    package var edits: [ReportedEdit]

    package init(tier: FixTier, title: String, edits: [ReportedEdit]) {
        self.tier = tier
        self.title = title
        self.edits = edits
    }
}

/// The replacement of a range of bytes in a file.
package struct ReportedEdit: Hashable, Sendable {
    package var path: String
    /// The first byte to replace, from 0.
    package var byteOffset: Int
    /// The number of bytes to replace; 0 inserts.
    package var byteLength: Int
    package var text: String

    package init(path: String, byteOffset: Int, byteLength: Int, text: String) {
        self.path = path
        self.byteOffset = byteOffset
        self.byteLength = byteLength
        self.text = text
    }
}

/// Several edits of one file as a single one, which also replaces what is between them by itself.
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
