import Foundation
import ModelcFiles
import ModelcSchema

/// Models for tests, with tables of facts about them: a small corpus in the repository, written for it, and a large one
/// of real public models, which is not part of the repository.
///
/// The large one is searched for at the environment variable `MODELC_CORPUS`, then in `shared/corpus` next to the
/// repository. Tests that need it are skipped if it is absent; all others use at least the small one.
package enum Corpus {
    /// The folder of the large corpus; nil if there is none.
    package static let root: URL? = {
        let named = ProcessInfo.processInfo.environment["MODELC_CORPUS"].map { URL(fileURLWithPath: $0) }
        let beside = Repository.root.deletingLastPathComponent().appendingPathComponent("shared/corpus")
        let folder = named ?? beside
        let isThere = FileManager.default.fileExists(atPath: folder.appendingPathComponent("models/FACTS.tsv").path)
        return isThere ? folder : nil
    }()

    /// The folder of the small corpus.
    package static let own = Repository.root.appendingPathComponent("Tests/Fixtures/Corpus")

    /// Whether the large corpus is available; the message below is the reason for skipped tests.
    package static var isAvailable: Bool { root != nil }
    package static let absence = "no corpus: set MODELC_CORPUS, or put it at ../shared/corpus"

    /// The folders, the small corpus first.
    package static var folders: [URL] { [own] + (root.map { [$0] } ?? []) }

    /// The folder of the models of the large corpus.
    package static func models() throws -> URL {
        guard let root else { throw CocoaError(.fileNoSuchFile) }
        return root.appendingPathComponent("models")
    }

    /// One row for each model version.
    package static func facts() throws -> [ModelFacts] {
        try folders.flatMap { folder in
            try table("models/FACTS.tsv", in: folder).map { try ModelFacts(row: $0, corpus: folder) }
        }
    }

    /// The rows of a table of the large corpus.
    package static func table(_ relative: String) throws -> [[String: String]] {
        guard let root else { throw CocoaError(.fileNoSuchFile) }
        return try table(relative, in: root)
    }

    /// The rows of a tab-separated table, as dictionaries by the names of its first line.
    package static func table(_ relative: String, in folder: URL) throws -> [[String: String]] {
        let text = try String(contentsOf: folder.appendingPathComponent(relative), encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        guard let header = lines.first else { return [] }
        return lines.dropFirst().map { cells in
            Dictionary(zip(header, cells).map { (String($0), String($1)) }, uniquingKeysWith: { first, _ in first })
        }
    }
}

/// Each corpus is read once in a run of the tests.
extension Corpus {
    /// Every version, read by the reader.
    package static let versions: [CorpusVersion] = {
        ((try? Corpus.facts()) ?? []).map { CorpusVersion(facts: $0, reading: ModelReader().read($0.url.path)) }
    }()

    /// The current versions. The folders `history` contain former states of the same models.
    package static let current = versions.filter { $0.facts.isCurrent == "yes" && !$0.facts.path.contains("/history/") }

    /// The model of a version of the large corpus, by its path from the root.
    package static func model(_ path: String) throws -> ManagedObjectModel {
        if let model = modelsByPath[path] { return model }
        guard let root, let model = ModelReader().read(root.appendingPathComponent(path).path).selectedVersion?.model
        else { throw CocoaError(.fileReadCorruptFile) }
        return model
    }

    private static let modelsByPath = Dictionary(
        versions.filter { !$0.facts.isOwn }.compactMap { version in
            version.model.map { ("models/" + version.facts.path, $0) }
        },
        uniquingKeysWith: { first, _ in first })

    /// The paths of the bundles with several versions.
    package static let series: [String] = {
        let bundles = versions.map { $0.facts.url.deletingLastPathComponent() }.filter {
            $0.pathExtension == "xcdatamodeld"
        }
        return Dictionary(grouping: bundles.map(\.path)) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    }()
}

/// A version with the result of reading it.
package struct CorpusVersion: Sendable {
    package var facts: ModelFacts
    package var reading: ModelReading
    /// The content; nil if it cannot be read.
    package var model: ManagedObjectModel? { reading.selectedVersion?.model }
    package var path: String { facts.path }
}

/// The facts about one model version in a corpus, counted by a script that shares no code with modelc.
package struct ModelFacts: Sendable {
    /// The version's folder, relative to the corpus's folder of models.
    package var path: String
    /// The absolute location of the version's folder.
    package var url: URL
    /// Whether it is one of the repository's own models.
    package var isOwn: Bool
    package var format: String
    /// `yes`, `no`, or `unknown` if the bundle does not name its current version.
    package var isCurrent: String
    package var lastSavedToolsVersion: String
    /// The counts by the name of their column.
    package var counts: [String: Int]

    init(row: [String: String], corpus: URL) throws {
        guard let path = row["path"], let format = row["format"], let isCurrent = row["is_current"] else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.path = path
        url = corpus.appendingPathComponent("models").appendingPathComponent(path)
        isOwn = corpus == Corpus.own
        self.format = format
        self.isCurrent = isCurrent
        lastSavedToolsVersion = row["lastSavedToolsVersion"] ?? ""
        counts = row.compactMapValues { Int($0) }
    }

    /// The columns that `modelc inspect --format json` counts.
    package static let inspectedCounts = [
        "entities", "attributes", "relationships", "fetchedProperties", "fetchIndexes", "uniquenessConstraints",
        "configurations", "fetchRequests", "composites",
    ]
}
