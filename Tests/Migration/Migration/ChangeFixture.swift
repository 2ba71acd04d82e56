import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

/// Two versions with one difference, and its row in FormatMigrationFacts.
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

    /// One relationship of one entity, before and after; the entities are Book, Person and Shelf.
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

extension ChangeFixture {
    static let relationships: [ChangeFixture] = addedLinks + changedLinks + tightenedLinks

    private static let addedLinks: [ChangeFixture] = [
        ChangeFixture(
            25, "an optional relationship", .relationshipAddedOptional, hash: true, .lightweight,
            link: nil, link("author", to: "Person")),
        ChangeFixture(
            26, "a required one to one", .relationshipAddedRequiredToOne, hash: true, .dataDependent,
            infers: .dependsOnData, code: .requiredRelationship,
            link: nil, link("author", to: "Person") { $0.isOptional = false }),
        ChangeFixture(
            27, "a required one to many without a least number", .relationshipAddedRequiredToMany, hash: true,
            .lightweight, link: nil, many("authors", to: "Person") { $0.isOptional = false }),
        ChangeFixture(
            28, "a required one to many with a least number", .relationshipAddedRequiredToMany, hash: true,
            .dataDependent, infers: .dependsOnData, code: .requiredRelationship,
            link: nil,
            many("authors", to: "Person") {
                $0.isOptional = false
                $0.minimumCount = 1
            }),
        ChangeFixture(
            48, "a transient relationship", .relationshipAddedTransient, hash: false, .none, code: .schemaUnchanged,
            link: nil, link("author", to: "Person") { $0.isTransient = true }),
        ChangeFixture(
            29, "a relationship removed", .relationshipRemoved, hash: true, .dataLoss, code: .relationshipRemoved,
            link: link("author", to: "Person"), nil),
        ChangeFixture(
            5, "a relationship renamed", .relationshipRenamed, hash: true, .lightweightRename,
            link: link("writer", to: "Person"), link("author", to: "Person", id: "writer")),
    ]

    private static let changedLinks: [ChangeFixture] = [
        ChangeFixture(
            30, "one to many", .relationshipToOneToMany, hash: true, .lightweight,
            link: link("author", to: "Person"), many("author", to: "Person")),
        ChangeFixture(
            31, "many to one", .relationshipToManyToOne, hash: true, .blocked, infers: .blocked, code: .toManyToOne,
            link: many("author", to: "Person"), link("author", to: "Person")),
        ChangeFixture(
            32, "ordered", .relationshipOrderedChanged, hash: true, .lightweight,
            link: many("authors", to: "Person"), many("authors", to: "Person") { $0.isOrdered = true }),
        ChangeFixture(
            33, "another destination", .relationshipDestinationChanged, hash: true, .dataDependent,
            infers: .dependsOnData, code: .destinationChanged,
            link: link("place", to: "Person"), link("place", to: "Shelf")),
        ChangeFixture(
            34, "a delete rule", .relationshipDeleteRuleChanged, hash: false, .none, code: .schemaUnchanged,
            link: link("author", to: "Person") { $0.deleteRule = .nullify },
            link("author", to: "Person") { $0.deleteRule = .cascade }),
        ChangeFixture(
            35, "an inverse", .relationshipInverseChanged, hash: true, .lightweight,
            link: link("author", to: "Person"), link("author", to: "Person", inverse: "books")),
        ChangeFixture(
            35, "its own inverse, which is not hashed", .relationshipInverseChanged, hash: false, .none,
            code: .schemaUnchanged,
            link: link("sequel", to: "Book"), link("sequel", to: "Book", inverse: "sequel")),
        ChangeFixture(
            38, "the counts of an optional one", .relationshipCountChanged, hash: true, .lightweight,
            link: link("author", to: "Person"), link("author", to: "Person") { $0.minimumCount = 1 }),
    ]

    private static let tightenedLinks: [ChangeFixture] = [
        ChangeFixture(
            36, "optional to required, to one", .relationshipOptionalToRequired, hash: true, .dataDependent,
            infers: .dependsOnData, code: .requiredRelationship,
            link: link("author", to: "Person"), link("author", to: "Person") { $0.isOptional = false }),
        ChangeFixture(
            36, "optional to required, to many", .relationshipOptionalToRequired, hash: true, .lightweight,
            link: many("authors", to: "Person"), many("authors", to: "Person") { $0.isOptional = false }),
        ChangeFixture(
            37, "required to optional", .relationshipRequiredToOptional, hash: true, .lightweight,
            link: link("author", to: "Person") { $0.isOptional = false }, link("author", to: "Person")),
        ChangeFixture(
            38, "the least number of a required one raised", .relationshipCountChanged, hash: true, .dataDependent,
            infers: .dependsOnData, code: .requiredRelationship,
            link: many("authors", to: "Person") {
                $0.isOptional = false
                $0.minimumCount = 1
            },
            many("authors", to: "Person") {
                $0.isOptional = false
                $0.minimumCount = 2
            }),
    ]
}
