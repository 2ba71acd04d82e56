import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcSchema

/// A finding about a schema, or about a model that is mirrored to it.
package struct CloudKitFinding: Hashable, Sendable {
    /// The file that a finding is in.
    package enum Place: Hashable, Sendable {
        /// The schema; in a comparison the newer one.
        case schema(SourcePosition, length: Int)
        /// The older schema of a comparison.
        case olderSchema(SourcePosition, length: Int)
        /// The schema as a whole.
        case wholeSchema
        case model(SchemaLocation)
    }

    package var code: CloudKitFindingCode
    package var severity: Severity
    /// One sentence without a final period.
    package var message: String
    /// The next step.
    package var help: String?
    /// The record type concerned; nil if there is none.
    package var recordType: String?
    /// The field concerned; nil for a finding about a type.
    package var field: String?
    /// The entity of the model; nil if there is none.
    package var entity: String?
    package var property: String?
    /// The configuration that it is about; nil for all others.
    package var configuration: String?
    package var place: Place

    init(_ code: CloudKitFindingCode, _ message: String, help: String? = nil, at place: Place) {
        self.code = code
        severity = code.severity
        self.message = message
        self.help = help
        self.place = place
    }

    /// The element of the model in the author's terms: `Book.title`; empty if there is none.
    package var modelPath: String { [entity, property].compactMap(\.self).joined(separator: ".") }

    /// A copy about the older of two schemas.
    package var inOlderSchema: CloudKitFinding {
        guard case .schema(let position, let length) = place else { return self }
        var copy = self
        copy.place = .olderSchema(position, length: length)
        return copy
    }

    /// Returns a copy about a field of a record type.
    func of(_ type: String?, _ field: String? = nil) -> CloudKitFinding {
        var copy = self
        copy.recordType = type
        copy.field = field
        return copy
    }

    /// Returns a copy about an element of the model.
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
