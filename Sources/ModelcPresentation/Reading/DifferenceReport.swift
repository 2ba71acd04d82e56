import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcSchema

/// A difference between two versions, and the names of the versions. Each output format is in its own file.
package struct DifferenceReport: Sendable {
    var old: ComparedVersion
    var new: ComparedVersion
    var difference: ModelDifference
    var migration: MigrationVerdict
    /// Whether both versions could be compared completely.
    var isWhole: Bool
    /// Whether no version of the bundle has the schema of the older version anymore.
    var isOldMissing = false

    package init(
        from old: ComparedVersion, to new: ComparedVersion, _ difference: ModelDifference,
        _ migration: MigrationVerdict, isWhole: Bool = true
    ) {
        self.old = old
        self.new = new
        self.difference = difference
        self.migration = migration
        self.isWhole = isWhole
    }

    /// The changes grouped by entity. Changes of the model as a whole come first, with an empty name.
    var sections: [(entity: String, changes: [SchemaChange])] {
        var sections: [(entity: String, changes: [SchemaChange])] = []
        for change in difference.changes {
            let entity = change.entity ?? ""
            if sections.last?.entity == entity {
                sections[sections.count - 1].changes.append(change)
            } else {
                sections.append((entity, [change]))
            }
        }
        return sections
    }

    /// The overall effect on stores, as sentences.
    var verdict: String {
        let changes = difference.changes
        guard !changes.isEmpty else {
            return isWhole ? "No differences." : "No differences in what could be compared; see the warnings."
        }
        let count = Counted.text(changes.count, "change")
        let destructive = changes.filter(\.isDestructive).count
        let loss = destructive == 0 ? "" : ", \(destructive) destructive"
        if difference.leavesHashUnverified { return "\(count)\(loss). \(DifferenceReport.unverifiedHash)." }
        if isOldMissing {
            return
                "\(count)\(loss). No version of the bundle has the schema of \(old.name) anymore: if it has shipped, its "
                + "stores cannot be opened (error 134130)."
        }
        return difference.altersHash
            ? "\(count)\(loss). The version hash changes: stores of \(old.name) \(migration.storesMigrate)."
            : "\(count)\(loss). The version hash stays the same: stores need no migration."
    }

    /// The reasons why Core Data cannot migrate stores; empty if it can, or if no migration is needed.
    var obstacles: [String] { difference.altersHash && !isOldMissing ? migration.obstacles : [] }

    /// The next step if stores of the older version cannot be opened; empty otherwise.
    var remedy: [String] {
        guard isOldMissing else { return [] }
        return ["restore that version as it was, and make the changes in a new one: \(ToolCommandName.versionsAdd)"]
    }

    /// The effect on stores if only members of composites differ.
    static let unverifiedHash =
        "Whether the version hash changes is unverified, and the columns of stores change: "
        + "stores of the older version have to be migrated"

    /// Returns the location in which a rename has to be edited, as `path:line:column`.
    func place(of rename: ProbableRename) -> String {
        rename.edit.position.map { "\(new.file):\($0.line):\($0.column)" } ?? new.file
    }

    /// Returns the edit that turns a suggestion into a rename.
    func instruction(for rename: ProbableRename) -> String {
        if rename.edit.isSwift {
            guard let setting = rename.setting else {
                return "write a custom stage that moves the objects, or keep the name of the class"
            }
            return rename.edit.replacedIdentifier == nil ? "add \(setting)" : "change the original name to \(setting)"
        }
        let attribute = "elementID=\"\(XMLText.attribute(rename.edit.identifier))\""
        let element = "<\(rename.subject.rawValue) name=\"\(XMLText.attribute(rename.newName))\">"
        return rename.edit.replacedIdentifier == nil
            ? "add \(attribute) to \(element)" : "change elementID of \(element) to \(attribute)"
    }
}

extension DifferenceReport {
    /// The members of the difference in a JSON document.
    var members: [(String, JSONValue)] {
        [
            ("from", version(old)), ("to", version(new)), ("altersHash", .bool(difference.altersHash)),
            ("isDestructive", .bool(difference.isDestructive)), ("changes", .array(difference.changes.map(change))),
            ("probableRenames", .array(difference.probableRenames.map(rename))),
        ]
    }

    /// Returns the result of `modelc diff` as JSON: the difference and the migration. Absent values are omitted.
    package func json() -> JSONValue {
        .present(members + migration.members + [("olderVersionMissing", .bool(isOldMissing))])
    }

    private func version(_ version: ComparedVersion) -> JSONValue {
        ["name": .string(version.name), "file": .string(version.file)]
    }

    private func change(_ change: SchemaChange) -> JSONValue {
        .present([
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
            ("oldLocation", JSONValue.location(old.file, change.oldPosition)),
            ("newLocation", JSONValue.location(new.file, change.newPosition)),
        ])
    }

    private func traits(_ change: SchemaChange) -> JSONValue {
        change.traits.isEmpty ? .null : .array(change.traits.map(\.rawValue).sorted().map(JSONValue.string))
    }

    private func rename(_ rename: ProbableRename) -> JSONValue {
        .present([
            ("subject", .string(rename.subject.rawValue)),
            ("entity", .string(rename.newEntity)),
            ("oldEntity", .optional(rename.oldEntity == rename.newEntity ? nil : rename.oldEntity)),
            ("from", .string(rename.oldName)),
            ("to", .string(rename.newName)),
            ("score", .integer(rename.score)),
            ("elementID", .string(rename.edit.identifier)),
            ("replacedElementID", .optional(rename.edit.replacedIdentifier)),
            ("location", JSONValue.location(new.file, rename.edit.position)),
        ])
    }
}
