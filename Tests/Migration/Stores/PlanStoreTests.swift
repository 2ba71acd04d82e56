import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

/// `modelc plan` with stores: their versions, and the answers to its questions. The current version of the library
/// removes the title of books, requires unique rooms, and requires a date in every review.
@Suite struct PlanStoreTests {
    private let folder: TemporaryFolder
    private var modelc = ModelcProcess()

    private static let next: ManagedObjectModel = {
        var model = Library.model
        model.versionIdentifier = "library 3"
        for index in model.entities.indices {
            switch model.entities[index].name {
            case "Book": model.entities[index].attributes.removeAll { $0.name == "title" }
            case "Shelf":
                var unique = UniquenessConstraint()
                unique.members = [NamedReference(name: "room")]
                model.entities[index].uniquenessConstraints = [unique]
            case "Review":
                for place in model.entities[index].attributes.indices
                where model.entities[index].attributes[place].name == "when" {
                    model.entities[index].attributes[place].isOptional = false
                }
            default: break
            }
        }
        return model
    }()

    /// Three books, two of them with a title; two shelves in the same room; a review without a date.
    private static let rows = [
        "DELETE FROM ZBOOK",
        "INSERT INTO ZBOOK (Z_PK, Z_ENT, ZTITLE) VALUES (1, 2, 'One'), (2, 2, 'Two'), (3, 3, NULL)",
        "INSERT INTO ZSHELF (Z_PK, Z_ENT, ZROOM) VALUES (1, 5, 'hall'), (2, 5, 'hall'), (3, 5, 'attic')",
        "INSERT INTO ZREVIEW (Z_PK, Z_ENT, ZOF, ZWHEN) VALUES (1, 4, 1, NULL), (2, 4, NULL, 200)",
    ]

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.url.path
        _ = try Library.writeModel(in: folder)
        try folder.write(
            Data(ModelWriter().contents(of: PlanStoreTests.next)),
            to: "Library.xcdatamodeld/Library 3.xcdatamodel/contents")
        try folder.write(
            Library.list(["_XCCurrentVersionName": "Library 3.xcdatamodel"], .xml),
            to: "Library.xcdatamodeld/.xccurrentversion")
    }

    private func makeStore(rows: [String] = PlanStoreTests.rows) throws {
        try Library.makeStore(in: folder, list: Library.list(Library.metadata()), tables: Library.tables + rows)
    }

    private func plan(_ arguments: String...) throws -> ModelcProcess.Outcome {
        try modelc.run(["plan", "Library.xcdatamodeld"] + arguments)
    }

    private func document(_ outcome: ModelcProcess.Outcome) throws -> [String: Any] {
        try PrintedDocument.result(of: outcome.output)
    }

    private func checks(_ document: [String: Any]) -> [[String: Any]] {
        (document["steps"] as? [[String: Any]] ?? []).flatMap { $0["dataChecks"] as? [[String: Any]] ?? [] }
    }

    @Test func theStoreSaysWhereItComesFromAndWhatItHolds() throws {
        try makeStore()
        let document = try document(try plan("--from-store", "Library.sqlite", "--format", "json"))
        let stores = try #require(document["stores"] as? [[String: Any]])
        #expect(stores.map { $0["version"] as? String } == ["Library 2"] && stores[0]["by"] as? String == "hash")
        #expect((document["matrix"] as? [[String: Any]])?.map { $0["from"] as? String } == ["Library 2"])
        let counts = checks(document).map { "\($0["id"] ?? "") \($0["modelPath"] ?? "") \($0["count"] ?? "")" }
        #expect(counts == ["C2 Book.title 2", "C3 Review.when 1", "C4 Shelf 1"])
        #expect(
            checks(document).allSatisfy { $0["ok"] as? Bool == false && $0["store"] as? String == "Library.sqlite" })
        #expect(checks(document)[2]["sample"] as? [[String]] == [["hall", "2"]])
    }

    /// A change that stops the migration of the given store is an error; lost data remains a warning.
    @Test func whatAStoreProvesIsAnError() throws {
        try makeStore()
        let outcome = try plan("--store", "Library.sqlite")
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains("\nerror DD303  Shelf: ") && outcome.output.contains("\nerror DD302  Review.when"))
        #expect(outcome.output.contains("\nwarning DL201  Book.title: "))
        #expect(outcome.output.contains("\nLibrary.sqlite matches Library 2 (version hashes)\n"))
        #expect(
            try plan("--store", "Library.sqlite", "--severity", "DD302=warning", "--severity", "DD303=warning").status
                == 0)
        try FileManager.default.removeItem(atPath: folder.path("Library.sqlite"))
        try makeStore(rows: ["DELETE FROM ZBOOK", "DELETE FROM ZSHELF", "DELETE FROM ZREVIEW"])
        #expect(try plan("--store", "Library.sqlite").status == 0)
    }

    /// Two new constraints on one entity: only the one that two rows violate is an error.
    @Test func eachConstraintByItsOwnAnswer() throws {
        var model = PlanStoreTests.next
        var title = UniquenessConstraint()
        title.members = [NamedReference(name: "name")]
        for index in model.entities.indices where model.entities[index].name == "Shelf" {
            model.entities[index].uniquenessConstraints.append(title)
        }
        var older = Library.model
        for index in older.entities.indices where older.entities[index].name == "Shelf" {
            older.entities[index].attributes.append(contentsOf: entity("Shelf", [attribute("name")]).attributes)
        }
        for index in model.entities.indices where model.entities[index].name == "Shelf" {
            model.entities[index].attributes.append(contentsOf: entity("Shelf", [attribute("name")]).attributes)
        }
        try folder.write(
            Data(ModelWriter().contents(of: older)), to: "Library.xcdatamodeld/Library 2.xcdatamodel/contents")
        try folder.write(
            Data(ModelWriter().contents(of: model)), to: "Library.xcdatamodeld/Library 3.xcdatamodel/contents")
        let rows =
            PlanStoreTests.rows + [
                "ALTER TABLE ZSHELF ADD COLUMN ZNAME VARCHAR", "UPDATE ZSHELF SET ZNAME = 'shelf ' || Z_PK",
            ]
        try Library.makeStore(
            in: folder, list: Library.list(Library.metadata(of: older)), tables: Library.tables + rows)
        let document = try document(try plan("--from-store", "Library.sqlite", "--format", "json"))
        let findings = (document["steps"] as? [[String: Any]] ?? []).flatMap {
            $0["findings"] as? [[String: Any]] ?? []
        }
        let unique = findings.filter { $0["code"] as? String == "DD303" }
        #expect(unique.compactMap { $0["severity"] as? String }.sorted() == ["error", "warning"])
    }

    /// The printed commands return the printed numbers.
    @Test func theQueriesCanBeRunByAnyone() throws {
        try makeStore()
        let document = try document(try plan("--store", "Library.sqlite", "--format", "json"))
        let database = try TestDatabase(folder.path("Library.sqlite"))
        let asked = checks(document).filter { $0["store"] != nil }
        #expect(asked.count == 3)
        for check in asked {
            let sql = try #require(check["sql"] as? String)
            #expect(try database.count(sql) == check["count"] as? Int)
        }
    }

    /// Without a store the same questions have queries for a store that was never migrated.
    @Test func withoutAStoreThereAreQueries() throws {
        try makeStore()
        let asked = checks(
            try document(try plan("--from", "Library 2", "--store", "Library.sqlite", "--format", "json")))
        let alone = checks(try document(try plan("--from", "Library 2", "--format", "json")))
        #expect(alone.map { $0["sql"] as? String } == asked.map { $0["sql"] as? String } && alone.count == 3)
        #expect(alone.allSatisfy { $0["count"] == nil && $0["store"] == nil })
    }

    @Test func aStoreOfNoVersion() throws {
        var drifted = Library.model
        drifted.entities[0].attributes[0].isOptional = false
        try Library.makeStore(in: folder, list: Library.list(Library.metadata(of: drifted)))
        let outcome = try plan("--from-store", "Library.sqlite")
        #expect(outcome.status == 1 && outcome.errors.isEmpty)
        #expect(outcome.output.contains("error BL406  version not in the bundle: it matches no version of this model"))
        #expect(outcome.output.contains("the nearest is Library 2, with other Shelf"))
        #expect(outcome.output.hasSuffix("There is no migration path to Library 3.\n"))
    }

    /// The lock file contains versions that the bundle no longer has.
    @Test func aStoreOfAVersionThatWasLocked() throws {
        try makeStore()
        #expect(try modelc.run("lock", "Library.xcdatamodeld").status == 0)
        var edited = Library.model
        edited.entities[0].attributes[0].isOptional = false
        try folder.write(
            Data(ModelWriter().contents(of: edited)), to: "Library.xcdatamodeld/Library 2.xcdatamodel/contents")
        let outcome = try plan("--from-store", "Library.sqlite")
        #expect(outcome.status == 1 && outcome.output.contains("it was written by the shipped Library 2"))
        let identified = try modelc.run("identify", "Library.sqlite", "--model", "Library.xcdatamodeld")
        #expect(identified.status == 1 && identified.output.contains("\n  locked   Library 2 as it shipped; "))
    }

    /// Validation does not enter any hash: the store matches the older version as well, and gets the questions for it.
    @Test func aStoreOfTwoVersionsOfOneSchema() throws {
        var stricter = Library.model
        for place in stricter.entities[1].attributes.indices
        where stricter.entities[1].attributes[place].name == "title" {
            stricter.entities[1].attributes[place].minimumValueText = "2"
        }
        try folder.write(
            Data(ModelWriter().contents(of: stricter)), to: "Library.xcdatamodeld/Library 3.xcdatamodel/contents")
        try makeStore(rows: ["UPDATE ZBOOK SET ZTITLE = 'X' WHERE Z_PK = 1"])
        let document = try document(try plan("--from-store", "Library.sqlite", "--format", "json"))
        #expect((document["stores"] as? [[String: Any]])?.map { $0["version"] as? String } == ["Library 3"])
        #expect((document["matrix"] as? [[String: Any]])?.map { $0["class"] as? String } == ["none"])
        #expect(checks(document).map { "\($0["id"] ?? "") \($0["count"] ?? "")" } == ["C6 1"])
    }

    @Test func theStoreIsNotTouched() throws {
        try makeStore()
        let before = try FolderState(folder.url)
        _ = try plan("--from-store", "Library.sqlite")
        #expect(try FolderState(folder.url) == before)
    }

    @Test func whatIsNoStore() throws {
        try folder.write("nothing", to: "odd.sqlite")
        let outcome = try plan("--store", "odd.sqlite")
        #expect(outcome.status == 2 && outcome.errors.contains("odd.sqlite") && !outcome.output.isEmpty)
        #expect(try plan("--from-store", "odd.sqlite").output.isEmpty)
    }
}
