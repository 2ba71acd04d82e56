/// The position of a field or a grant in a record type.
struct RecordItem {
    /// The name of the field; nil for a grant.
    let field: String?
    /// The byte offset after the preceding comma or opening parenthesis.
    let separatorEnd: Int
    /// The byte offset of the item's first byte.
    let start: Int
}
