import ModelcJSON
import ModelcKit
import ModelcSchema
import ModelcText

extension DifferenceReport {
    /// The result for programs. What is not there is left out.
    package func json() -> JSONValue {
        [
            "from": version(old),
            "to": version(new),
            "altersHash": .bool(difference.altersHash),
            "isDestructive": .bool(difference.isDestructive),
            "changes": .array(difference.changes.map(change)),
            "probableRenames": .array(difference.probableRenames.map(rename)),
        ]
    }

    private func version(_ version: ComparedVersion) -> JSONValue {
        ["name": .string(version.name), "file": .string(version.file)]
    }

    private func change(_ change: SchemaChange) -> JSONValue {
        .object(
            members([
                ("kind", .string(change.kind.rawValue)),
                ("entity", .optional(change.entity)),
                ("property", .optional(change.property)),
                ("oldEntity", .optional(change.oldEntity == change.entity ? nil : change.oldEntity)),
                ("oldProperty", .optional(change.oldProperty == change.property ? nil : change.oldProperty)),
                ("from", .optional(change.oldValue)),
                ("to", .optional(change.newValue)),
                ("altersHash", .bool(change.altersHash)),
                ("isDestructive", .bool(change.isDestructive)),
                ("traits", traits(change)),
                ("oldLocation", location(old, change.oldPosition)),
                ("newLocation", location(new, change.newPosition)),
            ]))
    }

    private func traits(_ change: SchemaChange) -> JSONValue {
        change.traits.isEmpty ? .null : .array(change.traits.map(\.rawValue).sorted().map(JSONValue.string))
    }

    private func rename(_ rename: ProbableRename) -> JSONValue {
        .object(
            members([
                ("subject", .string(rename.subject.rawValue)),
                ("entity", .string(rename.newEntity)),
                ("oldEntity", .optional(rename.oldEntity == rename.newEntity ? nil : rename.oldEntity)),
                ("from", .string(rename.oldName)),
                ("to", .string(rename.newName)),
                ("score", .integer(rename.score)),
                ("elementID", .string(rename.edit.identifier)),
                ("replacedElementID", .optional(rename.edit.replacedIdentifier)),
                ("location", location(new, rename.edit.position)),
            ]))
    }

    private func location(_ version: ComparedVersion, _ position: SourcePosition?) -> JSONValue {
        guard let position else { return .null }
        return ["file": .string(version.file), "line": .integer(position.line), "column": .integer(position.column)]
    }

    private func members(_ pairs: [(String, JSONValue)]) -> [JSONMember] {
        pairs.filter { $0.1 != .null }.map { JSONMember(key: $0.0, value: $0.1) }
    }
}
