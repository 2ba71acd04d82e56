import ModelcSchema

/// Why the differ and the table of the corpus say different things of a pair.
enum PairDisagreement: Hashable, CustomStringConvertible {
    /// The script does not look at kinds that migration §2 lists.
    case kindIsNotInTheTable
    /// The script takes an empty default and none for one. The format does not: an empty text is a default
    /// (model-format §3.3), and rows that exist keep having no value (migration §3 row 13).
    case emptyDefault
    /// The script counts the index flag of an added or removed property as a change of indexes. The index is made or
    /// dropped with the column, so that "not built in existing stores" (row 19) would be wrong.
    case indexOfAddedOrRemovedProperty
    /// The script does not mention values that are lost with a parent. They are lost all the same (row 4, §5 "full(s)").
    case lostWithTheParent

    var description: String {
        switch self {
        case .kindIsNotInTheTable: "kind is not in the table"
        case .emptyDefault: "empty default"
        case .indexOfAddedOrRemovedProperty: "index of an added or removed property"
        case .lostWithTheParent: "lost with the parent"
        }
    }

    private static let unlisted: Set<SchemaChangeKind> = [
        .entityClassChanged, .entityCodegenChanged, .entityUserInfoChanged, .attributeScalarChanged, .attributeMoved,
        .fetchRequestChanged,
    ]

    /// Each disagreement with its reason; nil where there is none to be had.
    static func all(in pair: CorpusPair, _ changes: [SchemaChange]) -> [(text: String, reason: PairDisagreement?)] {
        let found = Set(changes.map(CorpusPair.text))
        let extra = changes.filter { !pair.changes.contains(CorpusPair.text($0)) }.map {
            (CorpusPair.text($0) + " is found", reason(extra: $0))
        }
        let missing = pair.changes.subtracting(found).sorted().map {
            ($0 + " is missing", reason(missing: $0, changes))
        }
        return extra + missing
    }

    private static func reason(extra change: SchemaChange) -> PairDisagreement? {
        if unlisted.contains(change.kind) { return .kindIsNotInTheTable }
        if change.kind == .attributeDefaultChanged, change.oldValue ?? "" == change.newValue ?? "" {
            return .emptyDefault
        }
        if change.traits.contains(.inherited), change.kind == .attributeRemoved { return .lostWithTheParent }
        return nil
    }

    private static func reason(missing: String, _ changes: [SchemaChange]) -> PairDisagreement? {
        let parts = missing.split(separator: " ").map(String.init)
        guard parts.count == 2, parts[0] == SchemaChangeKind.indexChanged.rawValue else { return nil }
        let comesOrGoes = changes.contains {
            $0.entity == parts[1] && ($0.oldProperty == nil || $0.newProperty == nil) && $0.property != nil
        }
        let isRenamed = changes.contains { $0.entity == parts[1] && $0.kind == .attributeRenamed }
        return comesOrGoes || isRenamed ? .indexOfAddedOrRemovedProperty : nil
    }
}
