/// A field of a schema file.
package struct RecordField: Sendable {
    package let name: SchemaName
    package let type: RecordFieldType
    package let options: Set<RecordFieldOption>

    /// The same without its place.
    package var declaration: RecordFieldDeclaration { RecordFieldDeclaration(name.text, type, options: options) }
}
