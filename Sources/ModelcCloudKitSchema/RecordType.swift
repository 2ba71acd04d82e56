/// A record type of a schema file.
package struct RecordType: Sendable {
    package let name: SchemaName
    /// The fields in the order of the file. Of several with one name, it has the first.
    package internal(set) var fields: [RecordField] = []
    package internal(set) var grants: [RecordGrant] = []
    /// The bytes of each item, fields and grants in the order of the file, without the comma.
    var items: [RecordItem] = []
    /// The offset after the opening parenthesis.
    var bodyStart = 0
    /// The offset after the semicolon.
    var end = 0

    init(_ name: SchemaName) { self.name = name }

    /// The same without places.
    package var declaration: RecordTypeDeclaration {
        RecordTypeDeclaration(name.text, fields: fields.map(\.declaration), grants: grants)
    }
}
