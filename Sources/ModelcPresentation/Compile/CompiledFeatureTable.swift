import ModelcKit

/// The table of features on the page of `modelc compile`; a test compares the two.
package enum CompiledFeatureTable {
    /// The lines of the table in Markdown.
    ///
    /// - Parameter wording: what the caller calls the option that leaves a feature out.
    package static func markdown(_ wording: Wording) -> String {
        let head = ["| Feature | Certainty | What it is | `\(wording[.omission])` |", "|---|---|---|---|"]
        let rows = CompiledFeatureRow.all.map { row in
            "| `\(row.name)` | \(row.grade) | \(row.title) | \(row.loss ?? (row.isRefused ? "not possible" : "")) |"
        }
        return (head + rows).map { $0 + "\n" }.joined()
    }
}
