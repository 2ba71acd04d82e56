import Foundation
import ModelcFiles
import ModelcSchema
import ModelcStores
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// The stores of public projects have the versions that their provenance names.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct CorpusIdentificationTests {
    private func read(_ store: CorpusStore) throws -> StoreContent {
        let reading = StoreReader().read(store.url.path)
        #expect(!reading.diagnostics.contains { $0.severity > .note }, "\(store.name): \(reading.diagnostics)")
        return try #require(reading.content, "\(store.name)")
    }

    private func paths(_ ratings: [StoreCandidateRating]) throws -> Set<String> {
        Set(try ratings.map { try CorpusStore.path($0.modelPath, $0.versionName) })
    }

    @Test func everyStoreIsIdentifiedByItsHashes() throws {
        var known = 0
        let stores = try CorpusStore.all()
        for store in stores {
            let identification = StoreMatcher.identify(try read(store), among: try store.candidates())
            #expect(try paths(identification.matches) == Set(store.versions), "\(store.name)")
            #expect(identification.method == (store.versions.isEmpty ? nil : .hash), "\(store.name)")
            known += identification.method == .hash ? 1 : 0
            for match in identification.matches {
                #expect(
                    match.unverifiedEntities.isEmpty && match.equalEntityCount == store.entityCount, "\(store.name)")
            }
        }
        #expect(stores.count == 14 && known == 12)
    }

    @Test func metadataAreRead() throws {
        for store in try CorpusStore.all() {
            let metadata = try read(store).metadata
            #expect(metadata.frameworkVersion == store.frameworkVersion, "\(store.name)")
            #expect(metadata.entityHashes?.count == store.entityCount, "\(store.name)")
            #expect((metadata.checksum != nil) == (store.storedChecksum == "ok"), "\(store.name)")
            let checksum = ModelVersionHashes.checksum(of: (metadata.entityHashes ?? []).map(\.hash)).base64
            #expect(checksum == store.checksumOfHashes, "\(store.name)")
            #expect(metadata.uuid?.isEmpty == false && metadata.storeType == "SQLite", "\(store.name)")
        }
    }

    /// Without hashes, checksum and digest, the right version is the first match; versions with the same tables tie.
    @Test func withoutHashesTheTablesTellTheVersion() throws {
        var checked = 0
        for store in try CorpusStore.all() where !store.versions.isEmpty {
            var content = try read(store)
            content.metadata.entityHashes = nil
            content.metadata.checksum = nil
            content.metadata.digest = nil
            content.metadata.identifiers = []
            let identification = StoreMatcher.identify(content, among: try store.candidates())
            #expect(identification.method == .structure, "\(store.name)")
            let matches = try paths(identification.matches)
            #expect(!matches.isDisjoint(with: store.versions), "\(store.name): \(matches)")
            let distance = try #require(identification.best?.distance)
            #expect(distance.count == 0, "\(store.name): \(distance)")
            checked += 1
        }
        #expect(checked == 12)
    }

    /// Newer stores contain their checksum and their digest besides the hashes.
    @Test func withoutHashesTheChecksumTellsTheVersion() throws {
        var checked = 0
        for store in try CorpusStore.all() where !store.versions.isEmpty {
            var content = try read(store)
            guard content.metadata.checksum != nil || content.metadata.digest != nil else { continue }
            content.metadata.entityHashes = nil
            let identification = StoreMatcher.identify(content, among: try store.candidates())
            #expect(identification.method == .checksum, "\(store.name)")
            #expect(try paths(identification.matches) == Set(store.versions), "\(store.name)")
            checked += 1
        }
        #expect(checked == 4)
    }

    /// Simulates a version that was edited after the store was written: the nearest version is named, with the
    /// differences.
    @Test func aDriftedStoreIsExplained() throws {
        let store = try #require(try CorpusStore.all().first { $0.name.hasPrefix("cadets-ca+ets") })
        var content = try read(store)
        let other = try #require(VersionHash(bytes: [UInt8](repeating: 1, count: 32)))
        for index in (content.metadata.entityHashes ?? []).indices where index < 2 {
            content.metadata.entityHashes?[index].hash = other
        }
        let identification = StoreMatcher.identify(content, among: try store.candidates())
        #expect(identification.method == nil)
        let nearest = try #require(identification.nearest)
        #expect(nearest.versionName == "Model 20" && nearest.equalEntityCount == 13)
        #expect(nearest.differences.map(\.name) == ["AircraftEntity", "AircraftTimesheet"])
        #expect(nearest.differences.allSatisfy { $0.kind == .changed } && nearest.distance.count == 0)
    }

    @Test func aStoreOfAnotherModelIsUnknown() throws {
        let stores = try CorpusStore.all()
        let store = try #require(stores.first { $0.name.hasPrefix("artsy") })
        let other = try #require(stores.first { $0.name.hasPrefix("magicalpanda") })
        var content = try read(store)
        #expect(StoreMatcher.identify(content, among: try other.candidates()).method == nil)
        content.metadata.entityHashes = nil
        #expect(StoreMatcher.identify(content, among: try other.candidates()).method == nil)
    }

    /// The log contains rows that the main file lacks.
    @Test func theLogIsReadWithTheStore() throws {
        let stores = try CorpusStore.all()
        let store = try #require(stores.first { $0.name.contains("/wal/") })
        #expect(try read(store).hasWriteAheadLog)
        #expect(try stores.filter { try read($0).hasWriteAheadLog }.count == 1)
    }

    @Test func noStoreIsChanged() throws {
        let root = try #require(Corpus.root).appendingPathComponent("stores")
        // In a folder where SQLite could write: the corpus itself is read-only.
        let folder = try TemporaryFolder()
        let copy = folder.url.appendingPathComponent("stores")
        try FileManager.default.copyItem(at: root, to: copy)
        _ = try FileManager.default.subpathsOfDirectory(atPath: copy.path).map {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o700], ofItemAtPath: copy.appendingPathComponent($0).path)
        }
        let before = try FolderState(copy)
        for store in try CorpusStore.all() {
            #expect(StoreReader().read(copy.appendingPathComponent(store.name).path).content != nil)
        }
        #expect(try FolderState(copy) == before)
        #expect(before.names.contains { $0.hasSuffix("-wal") })
    }
}

/// A store of the corpus with its recorded origin.
struct CorpusStore: CustomTestStringConvertible {
    var url: URL
    var name: String
    var frameworkVersion: Int?
    var entityCount: Int?
    /// The paths of the versions with these hashes, from the corpus's folder of models.
    var versions: [String]
    var checksumOfHashes: String
    var storedChecksum: String
    var note: String

    var testDescription: String { name }

    static func all() throws -> [CorpusStore] {
        guard let root = Corpus.root else { return [] }
        return try Corpus.table("stores/EXPECTED.tsv").map { row in
            let name = row["store"] ?? ""
            let project = name.prefix { $0 != "/" }
            let versions = (correction(of: name) ?? row["versions_matching_all_hashes"] ?? "")
                .components(separatedBy: " | ")
            return CorpusStore(
                url: root.appendingPathComponent("stores").appendingPathComponent(name), name: name,
                frameworkVersion: row["framework_version"].flatMap { Int($0) },
                entityCount: row["entities"].flatMap { Int($0) },
                versions: versions.filter { !$0.isEmpty }.map { "\(project)/\($0)" },
                checksumOfHashes: row["checksum_of_hashes"] ?? "", storedChecksum: row["stored_checksum"] ?? "",
                note: row["note"] ?? "")
        }
    }

    /// The table is older than the rule for relationships that are their own inverse (FormatVersionHash §2): with the
    /// rule, two more entities of one store are equal, and so is the checksum that the table names for the store's
    /// hashes.
    private static func correction(of name: String) -> String? {
        name == "cadets-ca+ets/Resources/Sample.emptied.sqlite" ? "Model.xcdatamodeld/Model 20.xcdatamodel" : nil
    }

    /// All versions of all models of the store's project.
    func candidates() throws -> [StoreCandidate] {
        let project = try Corpus.models().appendingPathComponent(String(name.prefix { $0 != "/" }))
        let bundles = try FileManager.default.subpathsOfDirectory(atPath: project.path).filter {
            $0.hasSuffix(".xcdatamodeld")
        }.sorted()
        return bundles.flatMap { CorpusStore.candidates(project.appendingPathComponent($0).path) }
    }

    static func candidates(_ path: String) -> [StoreCandidate] {
        (ModelReader().read(path, .all).model?.versions ?? []).compactMap { version in
            version.model.map { model in
                let resolved = ResolvedModel(model)
                return StoreCandidate(
                    modelPath: path, versionName: version.name, isCurrent: version.isCurrent, model: resolved,
                    hashes: VersionHasher.hashes(of: resolved))
            }
        }
    }
}

extension CorpusStore {
    /// The versions that the store has by its recorded origin.
    func knownVersions() throws -> [StoreCandidate] {
        try candidates().filter { versions.contains(try CorpusStore.path($0.modelPath, $0.versionName)) }
    }

    /// A version's path from the corpus's folder of models.
    static func path(_ modelPath: String, _ versionName: String) throws -> String {
        String("\(modelPath)/\(versionName).xcdatamodel".dropFirst(try Corpus.models().path.count + 1))
    }
}
