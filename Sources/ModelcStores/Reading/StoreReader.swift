import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// Reads the parts of a store that show which model version wrote it. The reader does not change the store, does not
/// lock it for long, and leaves no files next to it.
///
/// 1. `StoreSnapshot` copies the store and its write-ahead log into a private folder. Only this module opens the
///    original, and only for reading. SQLite opens the copy, because SQLite writes next to a database even when it only
///    reads.
/// 2. `SnapshotDatabase` opens the copy with `ModelcSQLite`, which does not trust the schema.
/// 3. `StructureQuery` reads the tables and entities. `MetadataQuery` and `MetadataDecoder` read the store's metadata.
/// 4. `MetadataCheck` recomputes the redundant parts of the metadata.
package struct StoreReader: Sendable {
    /// The folder for the copy; nil for `/tmp`.
    private let temporaryFolder: String?

    package init(temporaryFolder: String? = nil) { self.temporaryFolder = temporaryFolder }

    /// Reads the store at a path. The path is that of the main file, not of the write-ahead log.
    package func read(_ path: String) -> StoreReading {
        opened(path).reading
    }

    /// Reads the store at a path, and leaves the copy open.
    func opened(_ path: String) -> (reading: StoreReading, database: SnapshotDatabase?) {
        var notes: [Diagnostic] = []
        do throws(StoreError) {
            let snapshot = try StoreSnapshot.take(of: path, in: temporaryFolder)
            notes = snapshot.diagnostics
            let database = try SnapshotDatabase(snapshot)
            return (try StoreReader.read(database, snapshot), database)
        } catch {
            return (StoreReading(content: nil, diagnostics: notes + [error.diagnostic]), nil)
        }
    }

    /// Reads an open copy.
    static func read(_ database: SnapshotDatabase, _ snapshot: StoreSnapshot) throws(StoreError) -> StoreReading {
        let structure = try StructureQuery.run(on: database)
        let row = try MetadataQuery.run(on: database, structure)
        var (metadata, problem) = MetadataDecoder.decode(row.list)
        metadata.uuid = row.uuid
        let problems = (problem.map { [$0] } ?? []).map { unreadableMetadata($0, metadata, snapshot.path) }
        let content = StoreContent(
            metadata: metadata, structure: structure, hasWriteAheadLog: snapshot.hasWriteAheadLog)
        return StoreReading(
            content: content,
            diagnostics: snapshot.diagnostics + problems + MetadataCheck.diagnostics(of: metadata, path: snapshot.path))
    }

    private static func unreadableMetadata(
        _ problem: String, _ metadata: StoreMetadata, _ path: String
    ) -> Diagnostic {
        let hasChecksum = metadata.checksum != nil || metadata.digest != nil
        return Diagnostic(
            .unreadableStoreMetadata, .warning, "the store's metadata cannot be used: \(problem)",
            at: SourceLocation(path: path),
            help: "Core Data will not open the store; its version is identified by "
                + (hasChecksum ? "its checksum or, if no version has it, by its tables" : "its tables"))
    }
}

/// The result of reading a store.
package struct StoreReading: Sendable {
    /// The content of the store; nil if it cannot be read.
    package var content: StoreContent?
    /// The problems of the store, and notes about the store.
    package var diagnostics: [Diagnostic]
}

/// Recomputes the checksum and the digest in a store's metadata. If they do not match the hashes, the store was edited
/// or is damaged (FormatStore §2.1). The hashes are used even then.
enum MetadataCheck {
    static func diagnostics(of metadata: StoreMetadata, path: String) -> [Diagnostic] {
        guard let hashes = metadata.comparableHashes else { return [] }
        let checksum = ModelVersionHashes.checksum(of: hashes.map(\.hash)).base64
        var wrong: [String] = []
        if let stored = metadata.checksum, stored != checksum { wrong.append("the checksum") }
        if let stored = metadata.digest, stored != digest(of: hashes) { wrong.append("the digest") }
        return wrong.map { subject in
            Diagnostic(
                .storeChecksumMismatch, .warning,
                "\(subject) in the store's metadata does not match its version hashes",
                at: SourceLocation(path: path), help: "the metadata was edited or is damaged; modelc uses the hashes")
        }
    }

    /// Returns the digest of entities with these hashes, which must be sorted by name in byte order (FormatVersionHash
    /// §4).
    static func digest(of hashes: [StoreEntityHash]) -> String {
        var message: [UInt8] = []
        for entity in hashes {
            message.append(contentsOf: entity.name.utf8)
            message.append(contentsOf: entity.hash.bytes)
        }
        return Base64.text(of: SHA512.digest(of: message))
    }
}
