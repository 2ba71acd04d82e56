/// A mapping model of the app, with the version pairs that it matches by hashes (FormatMigrationFacts §9).
package struct KnownMapping: Hashable, Sendable {
    /// Two versions, by name.
    package struct Pair: Hashable, Sendable {
        package var from: String
        package var to: String

        package init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    package var name: String
    /// The pairs that it matches; more than one if it leaves out entities.
    package var pairs: [Pair]
    /// The pair that it was made for; nil if its versions are not known, or it no longer matches them.
    package var purpose: Pair?
    /// For pairs that it was not made for: the entities whose objects it drops.
    package var droppedEntities: [Pair: [String]]
    /// The pairs, among those that it was not made for, in which its expressions refer to something that does not
    /// exist.
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
