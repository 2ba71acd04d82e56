import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcSchema

/// A finding about a CloudKit schema, or about a model that is mirrored to the schema.
package struct CloudKitFinding: Hashable, Sendable {
    /// The file and the position of a finding.
    package enum Place: Hashable, Sendable {
        /// A position in the schema; in a comparison, in the newer schema. `length` is in bytes.
        case schema(SourcePosition, length: Int)
        /// A position in the older schema of a comparison. `length` is in bytes.
        case olderSchema(SourcePosition, length: Int)
        /// The schema file as a whole.
        case wholeSchema
        case model(SchemaLocation)
    }

    package var code: CloudKitFindingCode
    package var severity: Severity
    /// The problem, as one sentence without a final period.
    package var message: String
    /// The next step for the user; nil if there is none.
    package var help: String?
    /// The name of the record type that the finding is about; nil if it is about none.
    package var recordType: String?
    /// The name of the field that the finding is about; nil if it is about a record type as a whole, or about none.
    package var field: String?
    /// The name of the entity that the finding is about; nil if it is about none.
    package var entity: String?
    package var property: String?
    /// The name of the configuration that the finding is about; nil if it is about none.
    package var configuration: String?
    package var place: Place

    init(_ code: CloudKitFindingCode, _ message: String, help: String? = nil, at place: Place) {
        self.code = code
        severity = code.severity
        self.message = message
        self.help = help
        self.place = place
    }

    /// The path of the entity or property in the model, such as `Book.title`; empty if the finding is about none.
    package var modelPath: String { [entity, property].compactMap(\.self).joined(separator: ".") }

    /// A copy that refers to the older of the two schemas that are compared. Positions outside a schema stay unchanged.
    package var inOlderSchema: CloudKitFinding {
        guard case .schema(let position, let length) = place else { return self }
        var copy = self
        copy.place = .olderSchema(position, length: length)
        return copy
    }

    /// Returns a copy that names the given record type and field.
    func of(_ type: String?, _ field: String? = nil) -> CloudKitFinding {
        var copy = self
        copy.recordType = type
        copy.field = field
        return copy
    }

    /// Returns a copy that names the given entity and property of the model.
    func about(_ entity: String?, _ property: String? = nil) -> CloudKitFinding {
        var copy = self
        copy.entity = entity
        copy.property = property
        return copy
    }
}

extension CloudKitFinding.Place {
    static func schema(_ name: SchemaName) -> Self { .schema(name.position, length: name.length) }
    static func olderSchema(_ name: SchemaName) -> Self { .olderSchema(name.position, length: name.length) }
}
