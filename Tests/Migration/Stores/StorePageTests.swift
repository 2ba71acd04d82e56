import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

@testable import ModelcStores

/// The store that the page about stores makes is one of the example model, and its queries give what the page says.
@Suite struct StorePageTests {
    private let page: DocumentationPage
    private let model: ManagedObjectModel
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        page = try DocumentationPage("FormatStore")
        folder = try TemporaryFolder()
        try folder.write(try DocumentationPage.exampleModel(), to: "Library.xcdatamodel/contents")
        model = try #require(ModelReader().read(folder.path("Library.xcdatamodel")).selectedVersion?.model)
        path = try Library.makeStore(
            in: folder, list: Library.list(Library.metadata(of: model)), tables: page.blocks("sql"))
    }

    @Test func theStoreIsOfTheExampleModel() throws {
        let reading = StoreReader().read(path)
        #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(\.message))")
        let content = try #require(reading.content)
        let resolved = ResolvedModel(model)
        #expect(content.structure.entities.map(\.name) == EntityNumbering.order(of: resolved).map(\.name))
        let candidate = StoreCandidate(
            modelPath: "Formats", versionName: "Library", isCurrent: true, model: resolved,
            hashes: VersionHasher.hashes(of: resolved))
        let best = try #require(StoreMatcher.identify(content, among: [candidate]).best)
        #expect(best.distance.unexpected.isEmpty && best.distance.missing.isEmpty && best.distance.expectedCount > 10)
    }

    /// The tables are those of a new store, with all columns in them.
    @Test func theTablesAreThoseOfANewStore() throws {
        let content = try #require(StoreReader().read(path).content)
        let expected = ExpectedStructure(of: ResolvedModel(model))
        let names = Set(content.structure.tables.map(\.name))
        #expect(Set(expected.tables.map(\.name)).isSubset(of: names) && expected.joinTables.count == 1)
        for type in Set(expected.tables.flatMap(\.columns).map(\.type)) {
            #expect(page.section("### 4.2").contains("`\(type)`"), "\(type)")
        }
    }

    private static let questions: [String: StoreQuestion] = [
        "C1": .rows(entity: "Book"), "C2": .values(entity: "Novel", attribute: "genre"),
        "C2r": .links(entity: "Book", relationship: "author"), "C3": .missingValues(entity: "Book", attribute: "isbn"),
        "C4": .duplicates(entity: "Review", properties: ["text"]),
        "C5": .outOfRange(entity: "Book", attribute: "pages", range: .integers(-32768...32767)),
        "C6": .outOfBounds(
            entity: "Book", attribute: "title",
            bounds: StoreValueBounds(minimum: nil, maximum: 4, isOfLength: true)),
        "C9": .rowsOfExactly(entity: "Book"),
    ]

    @Test func everyQueryIsTheOneThatIsMadeAndGivesItsResult() throws {
        let rows = page.rows(ofSection: "## 8.")
        #expect(Set(rows.map { $0[0] }) == Set(StorePageTests.questions.keys))
        for row in rows {
            let question = try #require(StorePageTests.questions[row[0]])
            let examination = StoreExaminer().ask([question], ofStoreAt: path, version: ResolvedModel(model))
            let answer = try #require(examination.answers.first)
            #expect(answer.sql.map { "`\($0)`" } == row[2], "\(row[0])")
            #expect(answer.count.map(String.init) == row[3], "\(row[0])")
        }
    }
}
