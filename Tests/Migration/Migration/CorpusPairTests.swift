import Foundation
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// Real version pairs compared with a table from an independent script.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct CorpusPairTests {
    @Test func everyPairHasTheVerdictOfTheTable() throws {
        var counts: [String: Int] = [:]
        for pair in try CorpusPair.all() {
            let step = try pair.step()
            let verdict = step.inference.verdict.rawValue
            #expect(verdict == pair.inferable, "\(pair)")
            #expect((step.migrationClass == .blocked) == (pair.inferable == "no"), "\(pair)")
            counts["\(pair.kind) \(verdict)", default: 0] += 1
        }
        // 185 pairs; of the 106 consecutive ones 93 can be inferred and 12 depend on the store.
        #expect(
            counts == [
                "consecutive yes": 93, "consecutive depends": 12, "consecutive no": 1, "to-current yes": 43,
                "to-current depends": 36,
            ])
    }

    /// If the two disagree, the reason is one of `PairDisagreement`, each decided by FormatMigrationFacts.
    @Test func everyPairHasTheChangesOfTheTable() throws {
        var agreeing = 0
        var reasons: [PairDisagreement: Int] = [:]
        for pair in try CorpusPair.all() {
            let disagreements = PairDisagreement.all(in: pair, try pair.step().difference.changes)
            for (text, reason) in disagreements {
                #expect(reason != nil, "\(pair): \(text)")
                if let reason { reasons[reason, default: 0] += 1 }
            }
            if disagreements.allSatisfy({ $0.reason == .kindIsNotInTheTable }) { agreeing += 1 }
        }
        // Of 185 pairs these agree in every kind that the table lists.
        #expect(agreeing == 151)
        #expect(
            reasons == [
                .kindIsNotInTheTable: 470, .emptyDefault: 284, .lostWithTheParent: 24,
                .indexOfAddedOrRemovedProperty: 15,
            ])
    }

    /// Hashes are equal if and only if there are no changes of hashed kinds (FormatMigrationFacts §2).
    @Test func hashesChangeWithHashedKindsOnly() throws {
        for pair in try CorpusPair.all() {
            #expect(try pair.step().difference.altersHash != pair.hasEqualHashes, "\(pair)")
        }
    }

    /// The hashes themselves, which are computed independently of changes.
    @Test func computedHashesChangeWhereTheTableSaysSo() throws {
        for pair in try CorpusPair.all() {
            let old = try CorpusPair.hashes(pair.from)
            let new = try CorpusPair.hashes(pair.to)
            #expect((old == new) == pair.hasEqualHashes, "\(pair)")
            let changed = Set(old.keys).union(new.keys).count { old[$0] != new[$0] }
            if let expected = pair.changedHashCount { #expect(changed == expected, "\(pair)") }
        }
    }

    @Test func aVersionDoesNotDifferFromItself() throws {
        for path in Set(try CorpusPair.all().flatMap { [$0.from, $0.to] }) {
            let model = try CorpusPair.model(path)
            #expect(ModelDiffer().difference(from: model, to: model).isEmpty, "\(path)")
        }
    }

    @Test func theOtherDirectionAddsWhatWasRemoved() throws {
        for pair in try CorpusPair.all() {
            let old = try CorpusPair.model(pair.from)
            let new = try CorpusPair.model(pair.to)
            let forth = ModelDiffer().difference(from: old, to: new).changes
            let back = ModelDiffer().difference(from: new, to: old).changes
            for (removed, added) in CorpusPair.opposites {
                let gone = forth.filter { removed.contains($0.kind) }.map {
                    "\($0.oldEntity ?? "") \($0.oldProperty ?? "")"
                }
                let here = back.filter { added.contains($0.kind) }.map {
                    "\($0.newEntity ?? "") \($0.newProperty ?? "")"
                }
                #expect(gone.sorted() == here.sorted(), "\(pair)")
            }
            #expect(forth.contains(where: \.altersHash) == back.contains(where: \.altersHash), "\(pair)")
        }
    }
}

/// One row of the corpus's table of version pairs.
struct CorpusPair: CustomStringConvertible {
    var from: String
    var to: String
    var kind: String
    var inferable: String
    var hasEqualHashes: Bool
    /// The number of entities whose hash changed, or that were added or removed.
    var changedHashCount: Int?
    /// The kinds with their subjects, without the values.
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

    /// Kinds of removals with the kinds of additions in the opposite direction.
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

/// The reason that the differ and the table of the corpus disagree about a pair.
enum PairDisagreement: Hashable, CustomStringConvertible {
    /// The script ignores kinds that FormatMigrationFacts §2 lists.
    case kindIsNotInTheTable
    /// The script treats an empty default as no default. In the format, an empty text is a default (FormatModelXML
    /// §3.3), and existing rows still have no value (FormatMigrationFacts §3 row 13).
    case emptyDefault
    /// The script counts the index flag of an added or removed property as a change of indexes. The index is created or
    /// dropped with the column, so "not built in existing stores" (row 19) would be wrong.
    case indexOfAddedOrRemovedProperty
    /// The script does not mention values that are lost with a parent. They are lost nevertheless (FormatMigrationFacts
    /// §3 row 4).
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

    /// Each disagreement with its reason; nil if it cannot be explained.
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
