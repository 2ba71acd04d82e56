import ModelcSchema
import ModelcStores
import ModelcTestSupport
import Testing

@testable import ModelcStores

/// Tables and columns that Core Data creates for a model (FormatStore §4).
@Suite struct ExpectedStructureTests {
    private func columns(_ model: ManagedObjectModel, _ table: String) throws -> [String] {
        let tables = ExpectedStructure(of: ResolvedModel(model)).tables
        let found = try #require(tables.first { $0.name == table })
        return found.columns.map { $0.baseName + ($0.suffix.map { "+\($0)" } ?? "") + " " + $0.type }
    }

    @Test func entitiesAreNumberedInTheOrderOfTheirNames() {
        let names = ["itemFolder", "Itemable", "Zoo", "Cat", "Animal", "Dog"]
        var model = ManagedObjectModel()
        model.entities = names.map { name in
            entity(name, parent: ["Cat", "Dog"].contains(name) ? "Animal" : name == "Animal" ? "Zoo" : nil)
        }
        let order = EntityNumbering.order(of: ResolvedModel(model)).map(\.name)
        #expect(order == ["Itemable", "itemFolder", "Zoo", "Animal", "Cat", "Dog"])
    }

    @Test func aCircleOfParentsHasNoNumbers() {
        let circle = model(entity("A", parent: "B"), entity("B", parent: "A"), entity("C"))
        #expect(EntityNumbering.order(of: ResolvedModel(circle)).map(\.name) == ["C"])
    }

    @Test func everyTypeOfAttribute() throws {
        let all = AttributeType.allCases.map { type in attribute("a\(type.code)", type) }
        var everything = EntityDescription()
        everything.name = "Everything"
        everything.attributes = all + [attribute("transient") { $0.isTransient = true }]
        #expect(
            try columns(model(everything), "ZEVERYTHING") == [
                "ZA100 INTEGER", "ZA200 INTEGER", "ZA300 INTEGER", "ZA400 DECIMAL", "ZA500 FLOAT", "ZA600 FLOAT",
                "ZA700 VARCHAR", "ZA800 INTEGER", "ZA900 TIMESTAMP", "ZA1000 BLOB", "ZA1100 BLOB", "ZA1200 VARCHAR",
                "ZA1800 BLOB",
            ])
    }

    /// The entity with the lower number keeps the plain name.
    @Test func siblingsWithOneName() throws {
        let hierarchy = model(
            entity("Root"), entity("Zebra", parent: "Root", [attribute("note")]),
            entity("Ape", parent: "Root", [attribute("note", .date)]))
        #expect(try columns(hierarchy, "ZROOT") == ["ZNOTE TIMESTAMP", "ZNOTE+1 VARCHAR"])
    }

    @Test func theLibrary() throws {
        #expect(
            try columns(Library.model, "ZBOOK") == [
                "ZTITLE VARCHAR", "ZPRICE DECIMAL", "ZISNEW INTEGER", "ZSHELF INTEGER", "Z_FOK_SHELF INTEGER",
                "ZGENRE VARCHAR",
            ])
        #expect(
            try columns(Library.model, "ZREVIEW") == [
                "ZTEXT VARCHAR", "ZWHEN TIMESTAMP", "ZOF INTEGER", "Z?_OF INTEGER",
            ])
    }

    @Test func toManyWithoutInverse() throws {
        let documents = model(
            entity("Artwork", links: [many("documents", to: "Document", inverse: nil)]), entity("Document"))
        #expect(try columns(documents, "ZDOCUMENT") == ["Z?DOCUMENTS INTEGER"])
        #expect(try columns(documents, "ZARTWORK").isEmpty)
    }

    /// The entity whose name sorts first owns the table, whatever its number is.
    @Test func manyToMany() {
        let joins = ExpectedStructure(of: ResolvedModel(Library.model)).joinTables
        #expect(joins.map(\.owner.entityName) == ["Author"] && joins.map(\.owner.relationship) == ["BOOKS"])
        #expect(joins.map(\.columnCount) == [2] && joins.map(\.alternative) == [nil])
    }

    @Test func manyToManyOnOneEntity() {
        let groups = model(
            entity(
                "Person",
                links: [
                    many("groups", to: "Person", inverse: "members"),
                    many("members", to: "Person", inverse: "groups") { $0.isOrdered = true },
                ]))
        let joins = ExpectedStructure(of: ResolvedModel(groups)).joinTables
        #expect(joins.map(\.owner.relationship) == ["MEMBERS"] && joins.map(\.columnCount) == [3])
        #expect(joins.map(\.alternative?.relationship) == ["GROUPS"])
    }

    @Test(arguments: [
        ("ZNOTE", "ZNOTE"), ("ZNOTE2", "ZNOTE"), ("Z7_COVER", "Z?_COVER"), ("Z12_COVER1", "Z?_COVER"),
        ("Z1DOCUMENTS", "Z?DOCUMENTS"), ("ZLINE2", "ZLINE2"), ("ZOTHER3", "ZOTHER3"), ("Z", "Z"), ("Z9", "Z9"),
    ])
    func spelling(name: String, expected: String) {
        let known: Set = ["ZNOTE", "Z?_COVER", "Z?DOCUMENTS", "ZLINE2", "ZLINE"]
        #expect(ColumnSpelling.name(name, among: known) == expected)
    }
}

/// Queries that are written without a store are the same as those for a real store that was never migrated.
@Suite struct NewStoreTests {
    /// All questions that a version allows.
    private static func questions(_ model: ResolvedModel) -> [StoreQuestion] {
        model.entities.flatMap { entity -> [StoreQuestion] in
            [.rows(entity: entity.name), .rowsOfExactly(entity: entity.name)]
                + entity.attributes.filter { !$0.isTransient }.flatMap { attribute -> [StoreQuestion] in
                    [
                        .values(entity: entity.name, attribute: attribute.name),
                        .duplicates(entity: entity.name, properties: [attribute.name]),
                    ]
                }
                + entity.relationships.filter { !$0.isTransient }.flatMap { relationship -> [StoreQuestion] in
                    [
                        .links(entity: entity.name, relationship: relationship.name),
                        .severalLinks(entity: entity.name, relationship: relationship.name),
                    ]
                }
        }
    }

    @Test func theLibrary() throws {
        let folder = try TemporaryFolder()
        let path = try Library.makeStore(in: folder)
        let model = ResolvedModel(Library.model)
        let questions = NewStoreTests.questions(model)
        let store = NewStore(of: model)
        let answers = StoreExaminer().ask(questions, ofStoreAt: path, version: model).answers
        #expect(answers.count == questions.count && questions.count > 20)
        for answer in answers {
            let query = StoreQuery(answer.question, version: store)
            #expect(query?.count == answer.sql && query?.sample == answer.sampleSQL, "\(answer.question.words)")
        }
    }

    /// Counts the queries that agree, over all stores of the corpus whose version is known. Entity numbers in migrated
    /// stores and names of clashing join tables do not follow from the model (FormatStore §2.2, §4.5).
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func realStores() throws {
        var (equal, other) = (0, 0)
        for store in try CorpusStore.all() {
            guard let version = try store.knownVersions().first else { continue }
            let new = NewStore(of: version.model)
            let questions = NewStoreTests.questions(version.model)
            for answer in StoreExaminer().ask(questions, ofStoreAt: store.url.path, version: version.model).answers {
                let query = StoreQuery(answer.question, version: new)
                if query?.count == answer.sql { equal += 1 } else { other += 1 }
            }
        }
        #expect(equal > 20 * other && equal > 500)
    }

    @Test func everyQuestionHasWords() {
        let questions: [StoreQuestion] = [
            .rows(entity: "B"), .rowsOfExactly(entity: "B"), .values(entity: "B", attribute: "a"),
            .missingValues(entity: "B", attribute: "a"), .duplicates(entity: "B", properties: ["a", "b"]),
            .outOfRange(entity: "B", attribute: "a", range: .integers(-1...1)),
            .outOfRange(entity: "B", attribute: "a", range: .wholeNumbers),
            .outOfRange(entity: "B", attribute: "a", range: .exact(upTo: 2)),
            .outOfRange(entity: "B", attribute: "a", range: .booleans),
            .outOfBounds(entity: "B", attribute: "a", bounds: StoreValueBounds(minimum: 1, maximum: nil)),
            .links(entity: "B", relationship: "r"), .missingLinks(entity: "B", relationship: "r"),
            .danglingLinks(entity: "B", relationship: "r"), .severalLinks(entity: "B", relationship: "r"),
            .linkCount(entity: "B", relationship: "r", least: 1, most: 3, mayBeEmpty: false),
            .orphanedLinks(entity: "B", relationship: "r"),
        ]
        let words = questions.map(\.words)
        #expect(Set(words).count == words.count && words.allSatisfy { $0.contains("B") })
    }
}
