import ModelcBase
import ModelcCloudKitSchema
import ModelcSchema

/// A CloudKit record type that Core Data creates when it mirrors a store.
package struct MirroredRecordType: Sendable {
    package let name: String
    /// The name of the root entity whose objects, and those of its descendants, have this record type; nil for `CDMR`,
    /// the type for many-to-many relationships.
    package var entity: String?
    package var place: SchemaLocation
    /// The fields, in byte order of their names. Fields in `contested` are left out.
    package internal(set) var fields: [MirroredField] = []
    /// The names of fields that two different properties would write.
    var contested: Set<String> = []
    /// Prefixes of fields that Core Data may write. It is not known which fields with these prefixes it writes.
    var unknownPrefixes: [String] = []
    /// Whether modelc assumes that the entity's configuration is not mirrored. The schema may then lack this type.
    package internal(set) var isLocal = false

    init(_ name: String, of entity: String?, at place: SchemaLocation) {
        self.name = name
        self.entity = entity
        self.place = place
    }

    /// The record type for the links of all many-to-many relationships.
    package static let nameOfPairs = "CDMR"

    /// Returns whether it is unknown if Core Data writes a field with this name.
    func isUnknown(_ field: String) -> Bool {
        contested.contains(field) || unknownPrefixes.contains { field.hasPrefix($0) }
    }
}
