import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcKit

extension CloudKitEmitOutcome {
    /// Returns the completed schema as text, or a JSON document with the added types and fields and the completed
    /// schema.
    ///
    /// - Parameter showsNotes: whether the JSON document also contains messages that are notes.
    /// - Returns: nil if the format is text and no schema could be written.
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
