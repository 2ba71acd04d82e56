/// A record type in a schema file.
package struct RecordType: Sendable {
    package let name: SchemaName
    /// The fields in the order of the file. If several have the same name, only the first one is included.
    package internal(set) var fields: [RecordField] = []
    package internal(set) var grants: [RecordGrant] = []
    /// The positions of the fields and grants, in the order of the file.
    var items: [RecordItem] = []
    /// The byte offset after the opening parenthesis.
    var bodyStart = 0
    /// The byte offset after the semicolon.
    var end = 0

    init(_ name: SchemaName) { self.name = name }

    /// The record type without positions.
    package var declaration: RecordTypeDeclaration {
        RecordTypeDeclaration(name.text, fields: fields.map(\.declaration), grants: grants)
    }
}
