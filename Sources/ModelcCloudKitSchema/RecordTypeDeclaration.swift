/// A record type, without a position in a file.
package struct RecordTypeDeclaration: Hashable, Sendable {
    package var name: String
    package var fields: [RecordFieldDeclaration]
    package var grants: [RecordGrant]

    package init(_ name: String, fields: [RecordFieldDeclaration], grants: [RecordGrant] = RecordGrant.exported) {
        self.name = name
        self.fields = fields
        self.grants = grants
    }

    /// The record type `Users` for the users of a container, as in every export.
    package static let users = RecordTypeDeclaration(
        "Users",
        fields: RecordFieldDeclaration.ofSystem
            + [RecordFieldDeclaration("roles", RecordFieldType(.int64, isList: true), options: [])],
        grants: [RecordGrant([.write], to: "_creator"), RecordGrant([.read], to: "_world")])
}
