/// The table of a root entity and of all entities below it (sqlite-store §4.1).
struct ExpectedTable: Hashable {
    var name: String
    var columns: [ExpectedColumn]

    /// Columns that every entity table begins with.
    static let systemColumns: Set = ["Z_PK", "Z_ENT", "Z_OPT"]
}
