import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// A store of the corpus with what is known of its origin.
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

    /// The table is older than the rule for relationships that are their own inverse (version-hash §2): with it two more
    /// entities of one store are equal, and so is the checksum that the table itself names for the store's hashes.
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
    /// The versions that the store is of.
    func knownVersions() throws -> [StoreCandidate] {
        try candidates().filter { versions.contains(try CorpusStore.path($0.modelPath, $0.versionName)) }
    }

    /// A version's path from the corpus's folder of models.
    static func path(_ modelPath: String, _ versionName: String) throws -> String {
        String("\(modelPath)/\(versionName).xcdatamodel".dropFirst(try Corpus.models().path.count + 1))
    }
}
