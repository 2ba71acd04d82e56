/// A record type without its place in a file.
package struct RecordTypeDeclaration: Hashable, Sendable {
    package var name: String
    package var fields: [RecordFieldDeclaration]
    package var grants: [RecordGrant]

    package init(_ name: String, fields: [RecordFieldDeclaration], grants: [RecordGrant] = RecordGrant.exported) {
        self.name = name
        self.fields = fields
        self.grants = grants
    }

    /// The type of the users of a container, as every export has it.
    package static let users = RecordTypeDeclaration(
        "Users",
        fields: RecordFieldDeclaration.ofSystem
            + [RecordFieldDeclaration("roles", RecordFieldType(.int64, isList: true), options: [])],
        grants: [RecordGrant([.write], to: "_creator"), RecordGrant([.read], to: "_world")])
}
