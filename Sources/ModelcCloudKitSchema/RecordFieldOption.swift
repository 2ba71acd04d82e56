/// An index of a field. The raw value is its keyword; the cases are in the order of an export.
package enum RecordFieldOption: String, CaseIterable, Sendable {
    /// Allows queries for equal values.
    case queryable = "QUERYABLE"
    /// Allows queries for words in a text.
    case searchable = "SEARCHABLE"
    /// Allows queries for ranges of values, and sorting.
    case sortable = "SORTABLE"
}

extension Set<RecordFieldOption> {
    /// The keywords of the indexes, in the order of an export.
    package var words: [String] { RecordFieldOption.allCases.filter(contains).map(\.rawValue) }
}
