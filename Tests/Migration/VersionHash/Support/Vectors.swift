import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// The files of vectors in the corpus.
enum Vectors {
    static func rows<Row: Decodable>(_ file: String, of type: Row.Type) throws -> [Row] {
        let data = try Data(contentsOf: try #require(Corpus.root).appendingPathComponent("vectors/\(file)"))
        return try JSONDecoder().decode([Row].self, from: data)
    }
}

struct EntityRow: Decodable {
    var model: String
    var entity: String
    var hash: String
}

struct PropertyRow: Decodable {
    var model: String
    var entity: String
    var property: String
    var hash: String
}

struct ChecksumRow: Decodable {
    var model: String
    var kind: String
    var value: String
    var entities: [String]
}

/// Counts how many vectors there are, and which are not reproduced.
struct VectorCount {
    private(set) var rows = 0
    private(set) var failures: [String] = []

    /// The spec leaves some cases open: what is not verified may differ.
    mutating func add(_ path: String, _ value: String?, _ expected: String, _ isVerified: Bool?) {
        rows += 1
        if value != expected, isVerified ?? true { failures.append(path) }
    }
}

/// Computes the hashes of each model of the corpus once.
struct ModelCache {
    private var hashesByPath: [String: ModelVersionHashes] = [:]

    /// - Parameter path: a version's file or folder, from the corpus.
    mutating func hashes(at path: String) throws -> ModelVersionHashes {
        if let hashes = hashesByPath[path] { return hashes }
        let hashes = VersionHasher.hashes(of: ResolvedModel(try Corpus.model(path)))
        hashesByPath[path] = hashes
        return hashes
    }
}
