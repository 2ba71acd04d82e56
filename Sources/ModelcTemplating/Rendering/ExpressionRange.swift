/// A range in a compiled template's table of list items (`Program.items`).
struct ExpressionRange {
    let start: Int32
    let end: Int32

    var range: Range<Int> { Int(start)..<Int(end) }
}
