/// The rights of a role on the records of a type in the public database.
package struct RecordGrant: Hashable, Sendable {
    /// A right. The raw value is the word in a schema.
    package enum Right: String, CaseIterable, Sendable {
        case read = "READ"
        case create = "CREATE"
        case write = "WRITE"
    }

    /// The rights, in the order of the schema.
    package var rights: [Right]
    /// The name of the role.
    package var role: String

    package init(_ rights: [Right], to role: String) {
        self.rights = rights
        self.role = role
    }

    /// The grants of a type that CloudKit made.
    package static let exported = [
        RecordGrant([.write], to: "_creator"), RecordGrant([.create], to: "_icloud"),
        RecordGrant([.read], to: "_world"),
    ]

    /// The grant in the schema language.
    var text: String {
        "GRANT \(rights.map(\.rawValue).joined(separator: ", ")) TO \(SchemaName.written(role))"
    }
}
