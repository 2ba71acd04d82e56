/// A range of bytes in `Program.text`.
struct TextRange {
    let start: Int32
    let end: Int32

    static let empty = TextRange(start: 0, end: 0)

    var isEmpty: Bool { start == end }
    var range: Range<Int> { Int(start)..<Int(end) }
}
