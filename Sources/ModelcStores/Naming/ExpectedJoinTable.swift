/// The table of two to-many relationships that are inverse to each other (sqlite-store §4.5).
struct ExpectedJoinTable: Hashable {
    /// An entity and its relationship in capitals, by which the table may be named.
    struct End: Hashable {
        var entityName: String
        var relationship: String
    }

    /// The end that the table is usually named by.
    var owner: End
    /// The other end, by which it is named in some stores; nil where it never is.
    var alternative: End?
    /// How many columns there are: two, and one for each ordered end.
    var columnCount: Int
}
