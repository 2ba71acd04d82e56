import ModelcTestSupport

/// The models of the corpora that code is generated from.
enum CorpusModels {
    /// The paths of the current version of every bundle.
    static func current() -> [String] { Corpus.current.map(\.facts.url.path) }
}
