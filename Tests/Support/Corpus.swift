import Foundation

/// The corpus of real public models. It is no part of the repository: tests that need it are skipped where it is absent.
///
/// It is looked for at the environment variable `MODELC_CORPUS`, then beside the repository in `shared/corpus`.
package enum Corpus {
    /// The folder; nil where there is none.
    package static let root: URL? = {
        let named = ProcessInfo.processInfo.environment["MODELC_CORPUS"].map { URL(fileURLWithPath: $0) }
        let beside = Repository.root.deletingLastPathComponent().appendingPathComponent("shared/corpus")
        let folder = named ?? beside
        let isThere = FileManager.default.fileExists(atPath: folder.appendingPathComponent("models/FACTS.tsv").path)
        return isThere ? folder : nil
    }()

    /// Whether there is a corpus, with the reason to give when a test is skipped.
    package static var isAvailable: Bool { root != nil }
    package static let absence = "no corpus: set MODELC_CORPUS, or put it at ../shared/corpus"

    /// The folder of the models.
    package static func models() throws -> URL {
        guard let root else { throw CocoaError(.fileNoSuchFile) }
        return root.appendingPathComponent("models")
    }

    /// One row for each model version of the corpus.
    package static func facts() throws -> [ModelFacts] {
        try table("models/FACTS.tsv").map { try ModelFacts(row: $0) }
    }

    /// The rows of a table with tabs, as dictionaries by the names of its first line.
    package static func table(_ relative: String) throws -> [[String: String]] {
        guard let root else { throw CocoaError(.fileNoSuchFile) }
        let text = try String(contentsOf: root.appendingPathComponent(relative), encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        guard let header = lines.first else { return [] }
        return lines.dropFirst().map { cells in
            Dictionary(zip(header, cells).map { (String($0), String($1)) }, uniquingKeysWith: { first, _ in first })
        }
    }
}
