/// An index of a field. The raw value is the word in a schema; the order is that of an export.
package enum RecordFieldOption: String, CaseIterable, Sendable {
    /// Queries for equal values.
    case queryable = "QUERYABLE"
    /// Queries for words of a text.
    case searchable = "SEARCHABLE"
    /// Queries for ranges of values.
    case sortable = "SORTABLE"
}

extension Set<RecordFieldOption> {
    /// The words in the order of an export.
    package var words: [String] { RecordFieldOption.allCases.filter(contains).map(\.rawValue) }
}
