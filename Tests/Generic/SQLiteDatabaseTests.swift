import Foundation
import ModelcSQLite
import ModelcTestSupport
import Testing

/// Reading a database from an untrusted source.
@Suite struct SQLiteDatabaseTests {
    private let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    private static let endless =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"

    /// A database with a table of three rows, changed by `statements`.
    private func makeDatabase(_ statements: [String] = []) throws -> String {
        let path = folder.path("Some.sqlite")
        let table = [
            "CREATE TABLE t (id INTEGER PRIMARY KEY, name)", "INSERT INTO t (name) VALUES ('a'), ('b'), (NULL)",
        ]
        try TestDatabase(path).write(table + statements)
        return path
    }

    /// The reason that a query has no result.
    private func refusal(_ sql: String, _ arguments: [String] = [], in path: String) -> SQLiteError.Kind? {
        do throws(SQLiteError) {
            _ = try SQLiteDatabase(path: path).rows(sql, arguments)
            return nil
        } catch {
            return error.kind
        }
    }

    @Test func valuesOfAllTypes() throws {
        let database = try SQLiteDatabase(path: try makeDatabase())
        #expect(
            try database.rows("SELECT NULL, -7, 2.5, 'text', X'00FF'") == [
                [.null, .integer(-7), .real(2.5), .text("text"), .blob([0, 0xFF])]
            ])
        #expect(try database.rows("SELECT '', X'', 9223372036854775807") == [[.text(""), .blob([]), .integer(.max)]])
        // A text with a NUL is not cut off, and one that is not UTF-8 is still a text.
        #expect(
            try database.rows("SELECT 'a' || char(0) || 'b', CAST(X'61FF' AS TEXT)") == [
                [.text("a\0b"), .text("a\u{FFFD}")]
            ])
    }

    @Test func rowsInTheirOrder() throws {
        let database = try SQLiteDatabase(path: try makeDatabase())
        #expect(try database.rows("SELECT id FROM t ORDER BY id DESC").map { $0.first?.asInteger } == [3, 2, 1])
        #expect(try database.rows("SELECT id FROM t WHERE name = ?", ["b"]) == [[.integer(2)]])
        #expect(try database.rows("SELECT id FROM t WHERE name = ?", ["c' OR 1 --"]).isEmpty)
    }

    @Test func aChangeOfAnotherConnectionIsSeen() throws {
        let path = try makeDatabase()
        let database = try SQLiteDatabase(path: path)
        #expect(try database.rows("SELECT count(*) FROM t") == [[.integer(3)]])
        try TestDatabase(path).execute("DELETE FROM t WHERE id = 1; ALTER TABLE t ADD COLUMN more")
        #expect(try database.rows("SELECT count(*), count(more) FROM t") == [[.integer(2), .integer(0)]])
    }

    @Test(arguments: [
        "DELETE FROM t", "CREATE TABLE u (a)", "SELECT 1; SELECT 2", "SELECT 1; DELETE FROM t", "", "-- nothing",
        "SELECT 1\0", "SELECT ?", "PRAGMA user_version = 7",
    ])
    func whatIsNotAQueryIsRefused(sql: String) throws {
        let path = try makeDatabase()
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(refusal(sql, in: path) == .notAQuery)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test func noOtherFileIsOpened() throws {
        let other = folder.path("Other.sqlite")
        #expect(refusal("ATTACH '\(other)' AS other", in: try makeDatabase()) != nil)
        #expect(try folder.files() == ["Some.sqlite"])
    }

    @Test func theSchemaRunsNothing() throws {
        let path = try makeDatabase(["CREATE VIEW v AS \(SQLiteDatabaseTests.endless)"])
        #expect(refusal("SELECT * FROM v", in: path) == .other)
        // A quoted name that is not a column is not a text.
        #expect(refusal("SELECT \"nothing\" FROM t", in: path) == .other)
        #expect(refusal("SELECT name FROM t", in: path) == nil)
    }

    @Test func filesThatAreNoDatabase() throws {
        #expect(refusal("SELECT 1", in: folder.path("missing.sqlite")) == .cannotOpen)
        #expect(try folder.files().isEmpty)
        #expect(
            refusal("SELECT 1", in: try folder.write(String(repeating: "text", count: 999), to: "t")) == .notADatabase)
        let path = try makeDatabase()
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        try folder.write(bytes.prefix(4_096), to: "Some.sqlite")
        #expect(refusal("SELECT * FROM t", in: path) == .damaged)
    }

    @Test func aLockOfAnotherProgram() throws {
        let path = try makeDatabase()
        let app = try TestDatabase(path)
        try app.execute("BEGIN EXCLUSIVE; DELETE FROM t")
        #expect(refusal("SELECT 1 FROM t", in: path) == .busy)
        try app.execute("ROLLBACK")
        #expect(refusal("SELECT 1 FROM t", in: path) == nil)
    }

    @Test func answersHaveLimits() throws {
        var limits = SQLiteLimits()
        limits.rows = 2
        let path = try makeDatabase()
        let few = try SQLiteDatabase(path: path, limits: limits)
        #expect(try few.rows("SELECT * FROM t LIMIT 2").count == 2)
        #expect(throws: SQLiteError.self) { try few.rows("SELECT * FROM t") }
        limits = SQLiteLimits()
        limits.bytes = 1_000
        let small = try SQLiteDatabase(path: path, limits: limits)
        #expect(try small.rows("SELECT zeroblob(900)").count == 1)
        let error = #expect(throws: SQLiteError.self) { try small.rows("SELECT zeroblob(1000)") }
        #expect(error?.kind == .tooLarge && error?.message.contains("1000 bytes") == true)
    }

    @Test func aQueryCanBeStopped() throws {
        final class Questions { var count = 0 }
        let questions = Questions()
        let database = try SQLiteDatabase(path: try makeDatabase()) {
            questions.count += 1
            return questions.count == 5
        }
        let error = #expect(throws: SQLiteError.self) { try database.rows(SQLiteDatabaseTests.endless) }
        #expect(error?.kind == .interrupted && questions.count == 5)
        // The next query runs.
        #expect(try database.rows("SELECT 1") == [[.integer(1)]])
    }

    @Test func aCancelledTaskStopsItsQuery() async throws {
        let path = try makeDatabase()
        let task = Task { () -> SQLiteError.Kind? in
            while !Task.isCancelled { await Task.yield() }
            return refusal(SQLiteDatabaseTests.endless, in: path)
        }
        task.cancel()
        #expect(await task.value == .interrupted)
    }

    @Test func conversions() {
        #expect(SQLiteValue.real(-2.9).asInteger == -2 && SQLiteValue.real(1e19).asInteger == nil)
        #expect(SQLiteValue.real(.nan).asInteger == nil && SQLiteValue.text("1").asInteger == nil)
        #expect(SQLiteValue.blob([0x61]).asText == "a" && SQLiteValue.blob([0xFF]).asText == nil)
        #expect(SQLiteValue.integer(1).asText == nil && SQLiteValue.null.asBytes == nil)
        #expect(SQLiteValue.text("é").asBytes == [0xC3, 0xA9])
    }
}
