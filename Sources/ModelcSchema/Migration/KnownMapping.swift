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

    package init(name: String, pairs: [Pair]) {
        self.name = name
        self.pairs = pairs
    }
}
