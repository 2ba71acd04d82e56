import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

/// The mapping models of the corpus, with what an independent reader found in them.
struct MappingCorpus: CustomTestStringConvertible {
    /// The path of the `xcmapping.xml`, from the folder of mapping models.
    let relativePath: String
    let facts: [String: String]

    static func all() throws -> [MappingCorpus] {
        try Corpus.table("mappings/EXPECTED.tsv").map { MappingCorpus(relativePath: $0["mapping"] ?? "", facts: $0) }
    }

    var testDescription: String { relativePath }

    private func root() throws -> URL { try #require(Corpus.root) }

    func path() throws -> String { try root().appendingPathComponent("mappings/" + relativePath).path }

    func read() throws -> MappingModelReading { MappingModelReader().read(try path()) }

    func mapping() throws -> MappingModel { try #require(try read().mapping) }

    func count(_ column: String) -> Int { facts[column].flatMap { Int($0) } ?? -1 }

    /// One of the embedded models: where it was made from, and whether it is still equal (`fresh`, `STALE …`).
    struct Side {
        var version: String
        var verdict: String
    }

    func side(_ column: String) -> Side {
        let parts = (facts[column] ?? "").components(separatedBy: ": ")
        return Side(version: parts.first ?? "", verdict: parts.last ?? "")
    }

    /// The model on disk that a side was made from; nil where the corpus has none.
    func diskModel(_ column: String) throws -> ManagedObjectModel? {
        let side = side(column)
        guard side.verdict != "not found" else { return nil }
        let owner = relativePath.split(separator: "/").first.map(String.init) ?? ""
        let folder = try Corpus.models().appendingPathComponent(owner)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let path = try #require(paths.first { $0.hasSuffix("/" + side.version) || $0 == side.version })
        return ModelReader().read(folder.appendingPathComponent(path).path).selectedVersion?.model
    }
}
