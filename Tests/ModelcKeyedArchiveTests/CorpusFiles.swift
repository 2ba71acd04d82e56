import Foundation
import ModelcTestSupport

/// The archives among the corpus's files.
enum CorpusFiles {
    static var isPresent: Bool { Corpus.isAvailable }

    /// The paths of all files below a subfolder that fit, relative to the corpus, sorted.
    static func paths(in subfolder: String, where fits: (String) -> Bool) -> [String] {
        guard
            let folder = Corpus.root?.appendingPathComponent(subfolder).path,
            let walk = FileManager.default.enumerator(atPath: folder)
        else { return [] }
        return walk.compactMap { $0 as? String }.filter(fits).map { "\(subfolder)/\($0)" }.sorted()
    }

    static func bytes(of path: String) throws -> [UInt8] {
        guard let root = Corpus.root else { throw CocoaError(.fileNoSuchFile) }
        return [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
    }
}
