/// The table of two to-many relationships that are inverse to each other (FormatStore §4.5).
struct ExpectedJoinTable: Hashable {
    /// An entity and its relationship in capitals, after which the table may be named.
    struct End: Hashable {
        var entityName: String
        var relationship: String
    }

    /// The end that the table is usually named after.
    var owner: End
    /// The other end, which the table is named after in some stores; nil if it never is.
    var alternative: End?
    /// The number of columns: two, and one for each ordered end.
    var columnCount: Int
}
