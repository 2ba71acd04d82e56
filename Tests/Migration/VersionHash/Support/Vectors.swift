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

/// Counts how many vectors are reproduced.
struct VectorCount {
    let name: String
    private(set) var rows = 0
    private(set) var reproduced = 0
    /// Reproduced, though the spec does not promise it: the vector confirms an open case.
    private(set) var confirmed = 0
    /// Not reproduced, and open by the spec.
    private(set) var open = 0
    private(set) var failures: [String] = []

    init(_ name: String) { self.name = name }

    mutating func add(_ path: String, _ value: String?, _ expected: String, _ isVerified: Bool?) {
        rows += 1
        switch (value == expected, isVerified ?? true) {
        case (true, true): reproduced += 1
        case (true, false): confirmed += 1
        case (false, false): open += 1
        case (false, true): failures.append(path)
        }
    }

    func report() {
        let extra = confirmed == 0 ? "" : ", of open cases confirmed \(confirmed)"
        print("\(name): \(rows) rows, reproduced \(reproduced)\(extra), open \(open), failing \(failures.count)")
    }
}

/// Reads each model of the corpus once.
struct ModelCache {
    private var hashesByPath: [String: ModelVersionHashes] = [:]

    /// - Parameter path: a version's file or folder, from the corpus.
    mutating func hashes(at path: String) throws -> ModelVersionHashes {
        if let hashes = hashesByPath[path] { return hashes }
        let file = try #require(Corpus.root).appendingPathComponent(path).path
        let reading = ModelReader().read(file)
        let model = try #require(reading.selectedVersion?.model, "\(path)")
        let hashes = VersionHasher.hashes(of: ResolvedModel(model))
        hashesByPath[path] = hashes
        return hashes
    }
}
