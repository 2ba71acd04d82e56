import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcKit

extension CloudKitEmitOutcome {
    /// Returns the completed schema, or the additions for programs.
    ///
    /// - Parameter showsNotes: whether a document has notes, too.
    /// - Returns: nil if there is no schema and none of it was asked for as a document.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String? {
        switch format {
        case .text: schema.map { String(decoding: $0, as: UTF8.self) }
        case .json: ResultDocument("cloudkit emit", messages, showsNotes: showsNotes, result: json).text
        }
    }

    private var json: JSONValue {
        [
            "onto": .optional(base),
            "addedTypes": .array(emission.types.map { .string($0.name) }),
            "addedFields": .array(
                emission.fields.sorted { $0.key.isBefore($1.key) }.flatMap { type, fields in
                    fields.map {
                        ["recordType": .string(type), "field": .string($0.name), "type": .string($0.type.text)]
                    }
                }),
            "schema": .optional(schema.map { String(decoding: $0, as: UTF8.self) }),
        ]
    }
}
