import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash

/// One row of the corpus's table of version pairs.
struct CorpusPair: CustomStringConvertible {
    var from: String
    var to: String
    var kind: String
    var inferable: String
    var hasEqualHashes: Bool
    /// How many entities changed their hash, came or went.
    var changedHashCount: Int?
    /// The kinds with the place that they are about, without the values.
    var changes: Set<String>

    var description: String { "\(from) -> \(to)" }

    static func all() throws -> [CorpusPair] {
        try Corpus.table("mappings/PAIRS.tsv").map { row in
            let changes = (row["changes"] ?? "").split(separator: ";").map { change in
                change.split(separator: " ").prefix(2).joined(separator: " ")
            }
            return CorpusPair(
                from: row["path_from"] ?? "", to: row["path_to"] ?? "", kind: row["kind"] ?? "",
                inferable: row["inferable"] ?? "", hasEqualHashes: row["all_entity_hashes_equal"] == "yes",
                changedHashCount: row["entities_with_changed_hash"].flatMap { Int($0) },
                changes: Set(changes.filter { !$0.isEmpty }))
        }
    }

    func step() throws -> MigrationStep {
        try MigrationClassifier().step(from: CorpusPair.model(from), to: CorpusPair.model(to))
    }

    static func model(_ path: String) throws -> ManagedObjectModel {
        try Corpus.model("models/" + path)
    }

    /// The hash of each entity of a version, by name.
    static func hashes(_ path: String) throws -> [String: VersionHash] {
        let hashes = VersionHasher.hashes(of: ResolvedModel(try model(path)))
        return Dictionary(uniqueKeysWithValues: try hashes.entities.map { ($0.name, try $0.outcome.get()) })
    }

    /// A change in the words of the table.
    static func text(_ change: SchemaChange) -> String {
        switch change.kind {
        case .entityRenamed: "\(change.kind.rawValue) \(change.modelPath)<-\(change.oldEntity ?? "")"
        case .attributeRenamed, .relationshipRenamed:
            "\(change.kind.rawValue) \(change.modelPath)<-\(change.oldProperty ?? "")"
        case .uniqueAdded, .uniqueRemoved:
            "\(change.kind.rawValue) \(change.modelPath)(\(change.newValue ?? change.oldValue ?? ""))"
        case .modelIdentifierChanged, .configurationChanged: change.kind.rawValue
        default: "\(change.kind.rawValue) \(change.modelPath)"
        }
    }

    /// Kinds of removals with the kinds of additions that they are in the other direction.
    static let opposites: [(Set<SchemaChangeKind>, Set<SchemaChangeKind>)] = [
        ([.entityRemoved], [.entityAdded]),
        ([.fetchedPropertyRemoved], [.fetchedPropertyAdded]),
        (
            [.attributeRemoved],
            [
                .attributeAddedOptional, .attributeAddedRequiredDefault, .attributeAddedRequiredNoDefault,
                .attributeAddedDerived, .attributeAddedTransient,
            ]
        ),
        (
            [.relationshipRemoved],
            [
                .relationshipAddedOptional, .relationshipAddedRequiredToOne, .relationshipAddedRequiredToMany,
                .relationshipAddedTransient,
            ]
        ),
    ]
}
