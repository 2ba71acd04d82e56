/// A mapping model of the app, and the pairs of versions whose hashes it matches (FormatMigrationFacts §9).
package struct KnownMapping: Hashable, Sendable {
    /// The names of two versions.
    package struct Pair: Hashable, Sendable {
        package var from: String
        package var to: String

        package init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    package var name: String
    /// The pairs of versions that the mapping model matches. There can be several if the mapping model leaves out
    /// entities.
    package var pairs: [Pair]
    /// The pair of versions for which the mapping model was made; nil if the versions are not known, or if it no longer
    /// matches them.
    package var purpose: Pair?
    /// The names of the entities whose objects are dropped, by pair of versions. Contains only pairs for which the
    /// mapping model was not made.
    package var droppedEntities: [Pair: [String]]
    /// The pairs of versions between which the mapping model fails, because an expression refers to a missing element.
    /// The mapping model was not made for these pairs.
    package var failingPairs: Set<Pair>

    package init(
        name: String, pairs: [Pair], purpose: Pair? = nil, droppedEntities: [Pair: [String]] = [:],
        failingPairs: Set<Pair> = []
    ) {
        self.name = name
        self.pairs = pairs
        self.purpose = purpose
        self.droppedEntities = droppedEntities
        self.failingPairs = failingPairs
    }
}
