/// The table for two to-many relationships that are each other's inverse (FormatStore §4.5).
struct ExpectedJoinTable: Hashable {
    /// One end of the relationships: an entity, and its relationship in capital letters. The table may be named after
    /// it.
    struct End: Hashable {
        var entityName: String
        var relationship: String
    }

    /// The end that the table is usually named after.
    var owner: End
    /// The other end, if some stores name the table after it; otherwise nil.
    var alternative: End?
    /// The number of columns: two, plus one for each ordered end.
    var columnCount: Int
}
