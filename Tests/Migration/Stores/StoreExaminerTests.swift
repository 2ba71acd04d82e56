import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcStores

/// Questions about the rows of a store: every number is known beforehand.
@Suite struct StoreExaminerTests {
    private let folder: TemporaryFolder
    private let path: String

    /// Two books and a novel; the novel has no title, and two of the three have the same price. Two shelves, and three
    /// links to authors, one of them dangling.
    private static let rows = [
        "DELETE FROM ZBOOK",
        """
        INSERT INTO ZBOOK (Z_PK, Z_ENT, ZTITLE, ZPRICE, ZISNEW, ZSHELF, ZGENRE) VALUES
        (1, 2, 'One', 12.5, 1, 1, NULL), (2, 2, 'Tëo', 12.5, 0, 1, NULL), (3, 3, NULL, 70000, 2, 9, 'crime')
        """,
        "INSERT INTO ZSHELF (Z_PK, Z_ENT, ZROOM) VALUES (1, 5, 'hall'), (2, 5, 'attic')",
        "INSERT INTO ZAUTHOR (Z_PK, Z_ENT, ZNAME) VALUES (1, 1, 'A'), (2, 1, 'B')",
        "INSERT INTO Z_1BOOKS (Z_1AUTHORS, Z_2BOOKS) VALUES (1, 1), (1, 2), (7, 3)",
        "INSERT INTO ZREVIEW (Z_PK, Z_ENT, ZOF, ZWHEN) VALUES (1, 4, 1, 100.5), (2, 4, NULL, 200)",
    ]

    init() throws {
        folder = try TemporaryFolder()
        path = try Library.makeStore(
            in: folder, list: Library.list(Library.metadata()), tables: Library.tables + StoreExaminerTests.rows)
    }

    private func ask(
        _ questions: [StoreQuestion], of model: ManagedObjectModel = Library.model, lacks gaps: [String] = []
    ) throws -> [StoreAnswer] {
        let examination = StoreExaminer().ask(questions, ofStoreAt: path, version: ResolvedModel(model))
        #expect(examination.diagnostics.map(\.message) == gaps)
        try #require(examination.answers.map(\.question) == questions)
        return examination.answers
    }

    private static let counts: [(StoreQuestion, Int)] = [
        (.rows(entity: "Book"), 3),
        (.rows(entity: "Novel"), 1),
        (.rowsOfExactly(entity: "Book"), 2),
        (.values(entity: "Book", attribute: "title"), 2),
        (.values(entity: "Novel", attribute: "title"), 0),
        (.values(entity: "Novel", attribute: "genre"), 1),
        (.missingValues(entity: "Book", attribute: "title"), 1),
        (.duplicates(entity: "Book", properties: ["price"]), 1),
        (.duplicates(entity: "Book", properties: ["price", "title"]), 0),
        (.duplicates(entity: "Book", properties: ["shelf"]), 1),
        (.duplicates(entity: "Book", properties: ["title"]), 0),
        (.outOfRange(entity: "Book", attribute: "price", range: .integers(-32_768...32_767)), 1),
        (.outOfRange(entity: "Book", attribute: "price", range: .wholeNumbers), 2),
        (.outOfRange(entity: "Book", attribute: "price", range: .exact(upTo: 69_999)), 1),
        (.outOfRange(entity: "Book", attribute: "isNew", range: .booleans), 1),
        (.outOfBounds(entity: "Book", attribute: "price", bounds: StoreValueBounds(minimum: 13, maximum: nil)), 2),
        (.outOfBounds(entity: "Review", attribute: "when", bounds: StoreValueBounds(minimum: nil, maximum: 150)), 1),
        (
            .outOfBounds(
                entity: "Book", attribute: "title", bounds: StoreValueBounds(minimum: 3, maximum: 3, isOfLength: true)),
            0
        ),
        (.outOfBounds(entity: "Book", attribute: "title", bounds: StoreValueBounds(minimum: nil, maximum: nil)), 0),
        (.links(entity: "Book", relationship: "shelf"), 3),
        (.links(entity: "Shelf", relationship: "books"), 2),
        (.links(entity: "Author", relationship: "books"), 2),
        (.links(entity: "Book", relationship: "authors"), 3),
        (.missingLinks(entity: "Review", relationship: "of"), 1),
        (.missingLinks(entity: "Book", relationship: "shelf"), 0),
        (.danglingLinks(entity: "Book", relationship: "shelf"), 1),
        (.danglingLinks(entity: "Review", relationship: "of"), 0),
        (.severalLinks(entity: "Shelf", relationship: "books"), 1),
        (.severalLinks(entity: "Author", relationship: "books"), 1),
        (.severalLinks(entity: "Book", relationship: "authors"), 0),
        (.linkCount(entity: "Shelf", relationship: "books", least: 1, most: nil, mayBeEmpty: false), 1),
        (.linkCount(entity: "Shelf", relationship: "books", least: 0, most: 1, mayBeEmpty: true), 1),
        // One of the shelves has two books, the other none.
        (.linkCount(entity: "Shelf", relationship: "books", least: 3, most: nil, mayBeEmpty: true), 1),
        (.linkCount(entity: "Shelf", relationship: "books", least: 3, most: nil, mayBeEmpty: false), 2),
        (.linkCount(entity: "Author", relationship: "books", least: 1, most: 2, mayBeEmpty: false), 1),
        (.orphanedLinks(entity: "Author", relationship: "books"), 1),
        (.orphanedLinks(entity: "Book", relationship: "authors"), 1),
    ]

    @Test func everyKindOfQuestion() throws {
        let answers = try ask(StoreExaminerTests.counts.map(\.0))
        for (answer, expected) in zip(answers, StoreExaminerTests.counts) {
            #expect(answer.count == expected.1, "\(answer.question): \(answer.sql ?? "")")
        }
    }

    /// The displayed query returns the displayed number.
    @Test func theShownQueriesAreTheOnesThatCount() throws {
        let answers = try ask(StoreExaminerTests.counts.map(\.0))
        let database = try TestDatabase(path)
        for answer in answers {
            let sql = try #require(answer.sql)
            #expect(!sql.contains("'") && !sql.contains("\n"), "\(sql)")
            #expect(try database.count(sql) == answer.count, "\(sql)")
            guard let sample = answer.sampleSQL else { continue }
            #expect(try database.rows(sample).count == answer.samples.count, "\(sample)")
        }
    }

    /// A pair of objects is stored in one direction, and each of them has the link.
    @Test func linksOfARelationshipThatIsItsOwnInverse() throws {
        let path = try CoinCollection.makeStore(in: folder)
        let answers = StoreExaminer().ask(
            [
                .linkCount(entity: "Item", relationship: "similar", least: 1, most: 1, mayBeEmpty: false),
                .severalLinks(entity: "Item", relationship: "similar"),
            ], ofStoreAt: path, version: ResolvedModel(CoinCollection.model)
        ).answers
        #expect(answers.map(\.count) == [0, 0], "\(answers)")
    }

    @Test func samples() throws {
        let answers = try ask([
            .duplicates(entity: "Book", properties: ["price"]),
            .outOfRange(entity: "Book", attribute: "isNew", range: .booleans),
            .missingValues(entity: "Book", attribute: "title"),
        ])
        #expect(answers.map(\.samples) == [[["12.5", "2"]], [["3", "2"]], [["3"]]])
        #expect(
            answers[1].sql == "SELECT count(*) FROM \"ZBOOK\" WHERE Z_ENT IN (2, 3) AND \"ZISNEW\" IS NOT NULL "
                + "AND (\"ZISNEW\" NOT IN (0, 1))")
    }

    /// A question about data that the store lacks has no answer and says why; nothing is guessed.
    @Test func questionsWithoutAnswer() throws {
        var other = Library.model
        other.entities[1].attributes.append(attribute("subtitle"))
        other.entities.append(entity("Map", [attribute("scale")]))
        let answers = try ask(
            [
                .rows(entity: "Globe"), .rows(entity: "Map"), .values(entity: "Book", attribute: "subtitle"),
                .values(entity: "Book", attribute: "nothing"), .links(entity: "Book", relationship: "nothing"),
                .severalLinks(entity: "Book", relationship: "shelf"),
                .orphanedLinks(entity: "Book", relationship: "shelf"),
                .danglingLinks(entity: "Shelf", relationship: "books"),
            ], of: other,
            lacks: ["not every data check can run on the store: the store has no table 'ZMAP', and 1 more"])
        for answer in answers {
            #expect(answer.count == nil && answer.sql == nil, "\(answer.question)")
        }
        #expect(answers[2].outcome == .unanswerable(reason: "the store's table 'ZBOOK' has no column 'ZSUBTITLE'"))
    }

    /// The entity numbers are those of the store, whatever the order of the names is.
    @Test func numbersAreReadFromTheStore() throws {
        try TestDatabase(path).write([
            "UPDATE Z_PRIMARYKEY SET Z_ENT = 33, Z_NAME = 'OldNovel' WHERE Z_ENT = 3",
            "UPDATE ZBOOK SET Z_ENT = 33 WHERE Z_ENT = 3",
        ])
        // The name precedes a renaming in place.
        let answers = try ask([.rows(entity: "Novel"), .rows(entity: "Book")])
        #expect(answers.map(\.count) == [1, 3])
    }

    @Test func progressIsTold() {
        var steps: [Int] = []
        _ = StoreExaminer().ask(
            [.rows(entity: "Book"), .rows(entity: "Map")], ofStoreAt: path, version: ResolvedModel(Library.model)
        ) { steps.append($0) }
        #expect(steps == [0, 1, 2])
    }

    @Test func theStoreIsNotChanged() throws {
        let before = try FolderState(folder.url)
        _ = try ask(StoreExaminerTests.counts.map(\.0))
        #expect(try FolderState(folder.url) == before)
    }

    @Test func aStoreThatCannotBeRead() {
        let examination = StoreExaminer().ask(
            [.rows(entity: "Book")], ofStoreAt: folder.path("missing"), version: ResolvedModel(Library.model))
        #expect(examination.answers.isEmpty && examination.diagnostics.map(\.id.rawValue) == ["no-such-path"])
    }

    /// Rows in the log count as well: 12 without it, 15 with it (FormatStore §1).
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func rowsInTheLogCount() throws {
        let store = try #require(try CorpusStore.all().first { $0.name.contains("/wal/") })
        let version = try #require(try store.knownVersions().first)
        func rows(_ path: String) throws -> Int? {
            StoreExaminer().ask([.rows(entity: "User")], ofStoreAt: path, version: version.model).answers.first?.count
        }
        #expect(try rows(store.url.path) == 15)
        let alone = folder.path("alone.sqlite")
        try FileManager.default.copyItem(atPath: store.url.path, toPath: alone)
        #expect(try rows(alone) == 12)
    }

    /// Questions about every attribute, relationship and entity of the known stores can be answered.
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func everyPropertyOfTheCorpusHasItsPlace() throws {
        var answered = 0
        for store in try CorpusStore.all() where !store.versions.isEmpty {
            let version = try #require(try store.knownVersions().last)
            let questions = version.model.entities.flatMap { entity in
                [StoreQuestion.rows(entity: entity.name), .rowsOfExactly(entity: entity.name)]
                    + entity.attributes.filter { !$0.isTransient && $0.type != .undefined }.map {
                        .values(entity: entity.name, attribute: $0.name)
                    }
                    + entity.relationships.filter { !$0.isTransient }.map {
                        .links(entity: entity.name, relationship: $0.name)
                    }
            }
            let examination = StoreExaminer().ask(questions, ofStoreAt: store.url.path, version: version.model)
            for answer in examination.answers { #expect(answer.count != nil, "\(store.name): \(answer.outcome)") }
            answered += examination.answers.count { $0.count != nil }
            #expect(examination.answers.count == questions.count)
        }
        #expect(answered > 500)
    }
}

extension StoreAnswer {
    /// The number of rows; nil if the store cannot be queried.
    var count: Int? {
        switch outcome {
        case .count(let count): count
        case .unanswerable: nil
        }
    }
}
