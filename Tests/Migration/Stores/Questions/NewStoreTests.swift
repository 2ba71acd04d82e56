import ModelcSchema
import ModelcStores
import ModelcTestSupport
import Testing

/// Queries that are made without a store: the same as for a real store that was never migrated.
@Suite struct NewStoreTests {
    /// A question for everything that the version can be asked.
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

    /// How many queries agree over all stores of the corpus whose version is known. Numbers of entities in stores that
    /// were migrated, and names of join tables that clash, cannot be told from the model (sqlite-store §2.2, §4.5).
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
