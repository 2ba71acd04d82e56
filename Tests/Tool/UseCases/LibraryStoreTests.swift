import Foundation
import ModelcKit
import ModelcTestSupport
import Testing

/// The objects of stores through the API for other programs.
@Suite struct LibraryStoreTests {
    private let folder: TemporaryFolder
    private let project: Project

    init() throws {
        folder = try TemporaryFolder()
        for name in ["Library.sqlite", "Library.xcdatamodeld"] {
            try FileManager.default.copyItem(
                atPath: Repository.path("Tests/Fixtures/Corpus/stores/\(name)"), toPath: folder.path(name))
        }
        project = Project(at: folder.url.path)
    }

    @Test func objectsHaveTheNamesAndTypesOfTheModel() throws {
        try sqlite("INSERT INTO ZAUTHOR VALUES (1, 1, 1, 'Ann'); INSERT INTO Z_1BOOKS VALUES (1, 1)")
        let books = try project.objects(inStore: "Library.sqlite", of: "Book")
        var found: [StoredManagedObject] = []
        while let book = try books.next() { found.append(book) }
        #expect(found.map(\.id.text) == ["Book/p1", "Book/p2", "Novel/p3"])
        let first = try #require(found.first)
        #expect(first["title"] == .text("One") && first["price"] == .null && first["nothing"] == nil)
        guard case .objects(let authors) = first["authors"] else {
            Issue.record("no authors: \(first)")
            return
        }
        #expect(authors.map(\.text) == ["Author/p1"])
        #expect(first.properties.count == first.values.count)
    }

    @Test func aConditionAndALimit() throws {
        func keys(_ predicate: String?, limit: Int? = nil) throws -> [Int64] {
            let objects = try project.objects(inStore: "Library.sqlite", of: "Book", where: predicate, limit: limit)
            var keys: [Int64] = []
            while let object = try objects.next() { keys.append(object.id.key) }
            return keys
        }
        #expect(try keys("title == 'Two'") == [2])
        #expect(try keys(nil, limit: 2) == [1, 2])
        #expect(throws: ProjectError.self) { try keys("title ==") }
        #expect(throws: ProjectError.self) { try project.objects(inStore: "Library.sqlite", where: "title == 'Two'") }
        #expect(throws: ProjectError.self) { try project.objects(inStore: "Nothing.sqlite") }
    }

    @Test func aDanglingLinkIsFound() throws {
        try sqlite("UPDATE ZBOOK SET ZSHELF = 77 WHERE Z_PK = 1")
        let found = try project.check(store: "Library.sqlite")
        #expect(found.isFailed)
        #expect(found.findings.contains { $0.id == "dangling-store-link" && $0.modelPath == "Book.shelf" }, "\(found)")
    }

    @Test func twoStoresDiffer() throws {
        try FileManager.default.copyItem(atPath: folder.path("Library.sqlite"), toPath: folder.path("Old.sqlite"))
        try sqlite("UPDATE ZBOOK SET ZTITLE = 'Once' WHERE Z_PK = 1")
        let difference = try project.difference(ofStores: "Old.sqlite", "Library.sqlite")
        #expect(difference.changes.count == 1)
        guard case .changed(let old, let new, let values) = difference.changes.first else {
            Issue.record("not changed: \(difference)")
            return
        }
        #expect(old.text == "Book/p1" && new.text == "Book/p1" && values.map(\.property) == ["title"])
        #expect(values.map(\.old) == [.text("One")] && values.map(\.new) == [.text("Once")])
    }

    @Test func statementsForSQLitePrograms() throws {
        let views = try project.views(of: "Library.sqlite").statements
        #expect(views.contains { $0.contains("\"Book\"") })
        let tables = try project.tables(of: "Library.xcdatamodeld").statements
        #expect(tables.contains { $0.hasPrefix("CREATE TABLE ZBOOK ") })
        #expect(throws: ProjectError.self) { try project.tables(of: "Library.sqlite") }
    }

    private func sqlite(_ statement: String) throws {
        let database = try TestDatabase(folder.path("Library.sqlite"))
        try database.execute(statement)
    }
}
