/// A field without its place in a file.
package struct RecordFieldDeclaration: Hashable, Sendable {
    package var name: String
    package var type: RecordFieldType
    package var options: Set<RecordFieldOption>
    /// A comment to write before the field, without its slashes; nil for none.
    package var comment: String?

    /// - Parameter options: nil for those that CloudKit gives to a field that it makes itself.
    package init(_ name: String, _ type: RecordFieldType, options: Set<RecordFieldOption>? = nil) {
        self.name = name
        self.type = type
        self.options = options ?? type.exportedOptions
    }

    /// The fields that CloudKit gives to every type and lists in every export.
    package static let ofSystem = [
        RecordFieldDeclaration("___createTime", RecordFieldType(.timestamp), options: []),
        RecordFieldDeclaration("___createdBy", RecordFieldType(.reference), options: []),
        RecordFieldDeclaration("___etag", RecordFieldType(.string), options: []),
        RecordFieldDeclaration("___modTime", RecordFieldType(.timestamp), options: []),
        RecordFieldDeclaration("___modifiedBy", RecordFieldType(.reference), options: []),
        RecordFieldDeclaration("___recordID", RecordFieldType(.reference), options: []),
    ]
}
