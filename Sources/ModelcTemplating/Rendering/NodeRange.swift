/// A range of nodes in a compiled template: the parts of a block.
struct NodeRange {
    let start: Int32
    let end: Int32

    static let empty = NodeRange(start: 0, end: 0)

    var count: Int { Int(end - start) }
    var range: Range<Int> { Int(start)..<Int(end) }
}
