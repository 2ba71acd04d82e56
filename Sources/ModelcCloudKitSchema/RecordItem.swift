/// The place of a field or a grant.
struct RecordItem {
    /// The name of the field; nil for a grant.
    let field: String?
    /// The offset after the comma or the parenthesis before it.
    let separatorEnd: Int
    /// The offset of its first byte.
    let start: Int
}
