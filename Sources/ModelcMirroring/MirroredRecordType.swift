import ModelcBase
import ModelcCloudKitSchema
import ModelcSchema

/// A record type that Core Data's mirror writes.
package struct MirroredRecordType: Sendable {
    package let name: String
    /// The entity without a parent; nil for the type of many-to-many relationships.
    package var entity: String?
    package var place: SchemaLocation
    /// The fields in byte order of their names, without contested ones.
    package internal(set) var fields: [MirroredField] = []
    /// The names of fields that two properties would share.
    var contested: Set<String> = []
    /// The beginnings of names of fields of which nothing is known.
    var unknownPrefixes: [String] = []
    /// Whether its configuration is taken as local, so that the schema need not have the type.
    package internal(set) var isLocal = false

    init(_ name: String, of entity: String?, at place: SchemaLocation) {
        self.name = name
        self.entity = entity
        self.place = place
    }

    /// The type of the pairs of all many-to-many relationships.
    package static let nameOfPairs = "CDMR"

    /// Whether nothing can be said about a field of the schema.
    func isUnknown(_ field: String) -> Bool {
        contested.contains(field) || unknownPrefixes.contains { field.hasPrefix($0) }
    }
}
