import Foundation
import ModelcTestSupport

/// The models of the corpus that code is generated from.
enum CorpusModels {
    /// The paths of the current version of every bundle.
    static func current() throws -> [String] {
        let models = try Corpus.models()
        let versions = try Corpus.facts().filter { $0.isCurrent == "yes" && !$0.path.contains("/history/") }
        return versions.map { models.appendingPathComponent($0.path).path }
    }
}
