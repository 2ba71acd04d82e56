/// A field of a record type in a schema file, with the position of its name.
package struct RecordField: Sendable {
    package let name: SchemaName
    package let type: RecordFieldType
    package let options: Set<RecordFieldOption>

    /// The field without its position.
    package var declaration: RecordFieldDeclaration { RecordFieldDeclaration(name.text, type, options: options) }
}
