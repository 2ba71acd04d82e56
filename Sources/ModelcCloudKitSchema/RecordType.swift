import ModelcBase

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

/// A field of a schema file.
package struct RecordField: Sendable {
    package let name: SchemaName
    package let type: RecordFieldType
    package let options: Set<RecordFieldOption>

    /// The same without its place.
    package var declaration: RecordFieldDeclaration { RecordFieldDeclaration(name.text, type, options: options) }
}

/// The place of a field or a grant.
struct RecordItem {
    /// The name of the field; nil for a grant.
    let field: String?
    /// The offset after the comma or the parenthesis before it.
    let separatorEnd: Int
    /// The offset of its first byte.
    let start: Int
}
