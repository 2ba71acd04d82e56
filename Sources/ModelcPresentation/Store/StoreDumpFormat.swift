/// The output formats of a dump.
package enum StoreDumpFormat: String, CaseIterable, Sendable {
    /// A file with one JSON object per line.
    case jsonl
    /// A CSV file: a line with the column names, then a line for each object.
    case csv
    /// A single JSON document that contains all objects.
    case json
}
