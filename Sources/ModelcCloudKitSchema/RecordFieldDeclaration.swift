/// A field of a record type, without a position in a file.
package struct RecordFieldDeclaration: Hashable, Sendable {
    package var name: String
    package var type: RecordFieldType
    package var options: Set<RecordFieldOption>
    /// A comment for the line above the field, without the `//`; nil if there is none.
    package var comment: String?

    /// - Parameter options: the indexes of the field; nil for the indexes that CloudKit adds when it creates the field
    ///   from a saved record.
    package init(_ name: String, _ type: RecordFieldType, options: Set<RecordFieldOption>? = nil) {
        self.name = name
        self.type = type
        self.options = options ?? type.exportedOptions
    }

    /// The system fields that CloudKit adds to every record type and lists in every export.
    package static let ofSystem = [
        RecordFieldDeclaration("___createTime", RecordFieldType(.timestamp), options: []),
        RecordFieldDeclaration("___createdBy", RecordFieldType(.reference), options: []),
        RecordFieldDeclaration("___etag", RecordFieldType(.string), options: []),
        RecordFieldDeclaration("___modTime", RecordFieldType(.timestamp), options: []),
        RecordFieldDeclaration("___modifiedBy", RecordFieldType(.reference), options: []),
        RecordFieldDeclaration("___recordID", RecordFieldType(.reference), options: []),
    ]
}
