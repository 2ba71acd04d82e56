import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

/// Two versions that differ in one thing, with what FormatMigrationFacts says about it.
struct ChangeFixture: Sendable, CustomTestStringConvertible {
    var name: String
    /// The row of the decision table (FormatMigrationFacts §3).
    var row: Int
    var kind: SchemaChangeKind
    var altersHash: Bool
    var migrationClass: MigrationClass
    var verdict: InferenceResult.Verdict
    var code: MigrationFindingCode?
    var old: ManagedObjectModel
    var new: ManagedObjectModel

    var testDescription: String { "row \(row): \(name)" }

    init(
        _ row: Int, _ name: String, _ kind: SchemaChangeKind, hash altersHash: Bool, _ migrationClass: MigrationClass,
        infers verdict: InferenceResult.Verdict = .inferable, code: MigrationFindingCode? = nil,
        _ old: ManagedObjectModel, _ new: ManagedObjectModel
    ) {
        self.row = row
        self.name = name
        self.kind = kind
        self.altersHash = altersHash
        self.migrationClass = migrationClass
        self.verdict = verdict
        self.code = code
        self.old = old
        self.new = new
    }

    /// One attribute of one entity, before and after.
    init(
        _ row: Int, _ name: String, _ kind: SchemaChangeKind, hash altersHash: Bool, _ migrationClass: MigrationClass,
        infers verdict: InferenceResult.Verdict = .inferable, code: MigrationFindingCode? = nil,
        attribute old: AttributeDescription?, _ new: AttributeDescription?
    ) {
        self.init(
            row, name, kind, hash: altersHash, migrationClass, infers: verdict, code: code,
            model(entity("Book", [old].compactMap { $0 })), model(entity("Book", [new].compactMap { $0 })))
    }

    /// One relationship of one entity, before and after; there are the entities Book, Person and Shelf.
    init(
        _ row: Int, _ name: String, _ kind: SchemaChangeKind, hash altersHash: Bool, _ migrationClass: MigrationClass,
        infers verdict: InferenceResult.Verdict = .inferable, code: MigrationFindingCode? = nil,
        link old: RelationshipDescription?, _ new: RelationshipDescription?
    ) {
        let others = [entity("Person", links: [many("books", to: "Book")]), entity("Shelf")]
        var before = model(entity("Book", links: [old].compactMap { $0 }))
        var after = model(entity("Book", links: [new].compactMap { $0 }))
        before.entities += others
        after.entities += others
        self.init(
            row, name, kind, hash: altersHash, migrationClass, infers: verdict, code: code, before, after)
    }
}
