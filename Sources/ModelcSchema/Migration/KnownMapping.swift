/// A mapping model of the app, with the version pairs that it fits by its hashes (migration §9).
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
    /// The pairs that it fits; more than one where it leaves out entities.
    package var pairs: [Pair]
    /// The pair that it was made for; nil where its versions are not known, or it does not fit them any more.
    package var purpose: Pair?
    /// For pairs that it was not made for: the entities whose objects it does not take along.
    package var droppedEntities: [Pair: [String]]
    /// The pairs, of those that it was not made for, where its expressions ask for something that is not there.
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
