import Foundation
import FuzzSQLite

/// Stores of the sample's current version, with the parts that tools read: one with all rows in the main file, and one
/// with rows in the write-ahead log.
package struct SeedStore {
    private let metadata: Data

    /// - Parameter hashes: the output of `modelc hash --format json`.
    package init(hashes: Data) throws {
        let document = try JSONSerialization.jsonObject(with: hashes) as? [String: Any]
        let result = document?["result"] as? [String: Any]
        let version = (result?["versions"] as? [[String: Any]])?.first
        guard let entities = version?["entities"] as? [String: [String: Any]], !entities.isEmpty else {
            throw WorkspaceError(description: "the document of 'modelc hash' has no entities")
        }
        let list: [String: Any] = [
            "NSStoreModelVersionHashes": entities.compactMapValues { ($0["hash"] as? String).map(SeedStore.bytes) },
            "NSStoreModelVersionHashesVersion": 3,
            "NSStoreModelVersionIdentifiers": [""],
            "NSPersistenceFrameworkVersion": 1344,
            "NSStoreType": "SQLite",
        ]
        metadata = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    package func make(in folder: URL) throws {
        try metadata.write(to: folder.appendingPathComponent("metadata.plist"))
        try SeedStore.write(metadata: metadata, to: folder.appendingPathComponent("Store.sqlite"), logged: false)
        try SeedStore.write(metadata: metadata, to: folder.appendingPathComponent("Logged.sqlite"), logged: true)
    }

    /// Creates a store, and replaces an existing one.
    ///
    /// - Parameters:
    ///   - cache: the compressed copy of the model; nil for a store without one.
    ///   - logged: leaves the rows in `-wal`, as an app does that was killed.
    package static func write(metadata: Data, cache: Data? = nil, to file: URL, logged: Bool) throws {
        var database: OpaquePointer?
        let made = logged ? file.appendingPathExtension("making") : file
        try? FileManager.default.removeItem(at: file)
        guard sqlite3_open(made.path, &database) == SQLITE_OK else { throw CocoaError(.fileWriteUnknown) }
        defer { sqlite3_close(database) }
        let sql =
            (logged ? "PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0;" : "") + tables
            + "INSERT INTO Z_METADATA VALUES (1, 'U', \(literal(metadata)));"
            + (cache.map { "INSERT INTO Z_MODELCACHE VALUES (\(literal($0)));" } ?? "")
        guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else { throw CocoaError(.fileWriteUnknown) }
        guard logged else { return }
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: made.path + suffix, toPath: file.path + suffix)
        }
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: made.path + suffix) }
    }

    private static func literal(_ bytes: Data) -> String {
        "x'\(bytes.map { String(format: "%02x", $0) }.joined())'"
    }

    /// A DEFLATE stream of blocks that are not compressed.
    package static func stored(_ bytes: Data) -> Data {
        var stream = Data()
        var rest = Array(bytes)[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            let size = UInt16(block.count)
            stream += [rest.isEmpty ? 1 : 0] + [size, ~size].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            stream += block
        } while !rest.isEmpty
        return stream
    }

    private static func bytes(_ hexadecimal: String) -> Data {
        let digits = Array(hexadecimal)
        return Data(
            stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) })
    }

    private static let tables = """
        CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
        CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
        CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
        CREATE TABLE ZAUTHOR (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZBIRTHYEAR INTEGER, ZNAME VARCHAR);
        CREATE TABLE ZBOOK (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZTITLE VARCHAR, ZIDENTIFIER BLOB);
        CREATE TABLE ZSHELF (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR);
        INSERT INTO Z_PRIMARYKEY VALUES (1, 'Author', 0, 1), (2, 'Book', 0, 2), (3, 'Shelf', 0, 0);
        INSERT INTO ZAUTHOR VALUES (1, 1, 1, 1900, 'A');
        INSERT INTO ZBOOK VALUES (1, 2, 1, 'One', x'00'), (2, 2, 1, 'Two', x'00');
        """
}
