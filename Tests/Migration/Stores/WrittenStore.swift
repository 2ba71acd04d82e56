import Foundation
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

@testable import ModelcStores

/// A store that `StoreWriter` wrote for a test, opened by this project's reader and by plain SQLite.
struct WrittenStore {
    let path: String
    let model: ResolvedModel
    let opened: OpenedStore
    let map: StoreMap
    let database: TestDatabase

    init(
        _ model: ManagedObjectModel, _ rows: any StoreRows, in folder: TemporaryFolder, _ name: String = "New.sqlite",
        framework: StoreFramework = .newest
    ) throws {
        let resolved = ResolvedModel(model)
        path = folder.path(name)
        let content = StoreWriterContent(
            hashes: VersionHasher.hashes(of: resolved), identifiers: model.versionIdentifier.map { [$0] } ?? [],
            uuid: "00000000-0000-4000-8000-000000000000", framework: framework)
        try StoreWriter(NewStore(of: resolved), content).write(rows, to: path)
        for file in rows.externalFiles {
            let support = ".\(name.dropLast(".sqlite".count))_SUPPORT/_EXTERNAL_DATA/"
            try folder.write(Data(file.bytes), to: support + file.name)
        }
        self.model = resolved
        let opening = StoreReader().open(path)
        #expect(opening.diagnostics == [])
        opened = try #require(opening.store)
        map = opened.map(of: resolved)
        database = try TestDatabase(path)
    }

    static func samples(
        _ model: ManagedObjectModel, _ count: Int, in folder: TemporaryFolder, _ name: String = "New.sqlite",
        seed: UInt64 = 0, later: [ManagedObjectModel] = []
    ) throws -> WrittenStore {
        let rows = try SampleRows(
            of: NewStore(of: ResolvedModel(model)), count: count, seed: seed,
            violating: OtherConstraints(later))
        return try WrittenStore(model, rows, in: folder, name)
    }

    /// The store is whole by SQLite's checks, its objects obey the model, and its hashes name the version.
    func expectValid(_ comment: Comment = "") throws {
        #expect(try database.rows("PRAGMA integrity_check") == [["ok"]], comment)
        #expect(try database.rows("PRAGMA foreign_key_check") == [], comment)
        // The inverse of a stored relationship may be transient.
        #expect(map.gaps.allSatisfy { $0.reason.hasSuffix("has no column of its own") }, comment)
        #expect(try opened.problems(map) == [], comment)
        let candidate = StoreCandidate(
            modelPath: "M", versionName: "V", isCurrent: true, model: model, hashes: VersionHasher.hashes(of: model))
        let found = StoreMatcher.identify(opened.content, among: [candidate])
        guard !map.entities.isEmpty else { return }
        #expect(found.method == .hash && found.best?.equalEntityCount == map.entities.count, comment)
    }

    /// All objects in the form of a dump, by their ids.
    func objects() throws -> [String: [String: StoreValue]] {
        let reader = opened.objects(of: map.entities, in: map)
        var objects: [String: [String: StoreValue]] = [:]
        while let object = try reader.next() {
            let names = map.entity(named: object.id.entity)?.properties.map(\.name) ?? []
            objects[object.id.text] = Dictionary(
                zip(names, object.values).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
        }
        return objects
    }

    /// The tables and indexes, one line each, with the names of the columns and their types.
    func structure() throws -> Set<String> {
        try WrittenStore.structure(of: database)
    }

    static func structure(of database: TestDatabase) throws -> Set<String> {
        var lines: Set<String> = []
        for row in try database.rows("SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL") {
            guard let table = row[2], let sql = row[3], table.hasPrefix("Z"), table != "Z_MODELCACHE" else { continue }
            lines.insert(sql.replacingOccurrences(of: "\"", with: ""))
        }
        return lines
    }
}
