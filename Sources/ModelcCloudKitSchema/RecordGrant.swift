/// The rights that a role has on the records of a type in the public database.
package struct RecordGrant: Hashable, Sendable {
    /// A right of a role. The raw value is its keyword.
    package enum Right: String, CaseIterable, Sendable {
        case read = "READ"
        case create = "CREATE"
        case write = "WRITE"
    }

    /// The rights in the order in which the schema lists them.
    package var rights: [Right]
    /// The name of the role, such as `_creator`.
    package var role: String

    package init(_ rights: [Right], to role: String) {
        self.rights = rights
        self.role = role
    }

    /// The grants of a record type that CloudKit created from saved records.
    package static let exported = [
        RecordGrant([.write], to: "_creator"), RecordGrant([.create], to: "_icloud"),
        RecordGrant([.read], to: "_world"),
    ]

    /// The grant as it is written in a schema: `GRANT READ TO "_world"`.
    var text: String {
        "GRANT \(rights.map(\.rawValue).joined(separator: ", ")) TO \(SchemaName.written(role))"
    }
}
