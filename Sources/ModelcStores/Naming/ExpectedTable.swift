import ModelcSchema

/// The table for a root entity and all its descendants (FormatStore §4.1).
struct ExpectedTable: Hashable {
    var name: String
    var columns: [ExpectedColumn]

    /// The first columns of every entity table.
    static let systemColumns: Set = ["Z_PK", "Z_ENT", "Z_OPT"]
}
