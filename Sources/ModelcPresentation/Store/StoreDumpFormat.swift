/// The format of objects of a store.
package enum StoreDumpFormat: String, CaseIterable, Sendable {
    /// One JSON object on each line.
    case jsonl
    /// A header, and one line for each object.
    case csv
    /// One JSON document.
    case json
}
