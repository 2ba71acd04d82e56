/// The reason that a predicate cannot be evaluated on the rows of a store.
package struct StoreFilterError: Error, Hashable {
    /// The error, as a part of a sentence without a full stop.
    package var message: String
    /// The UTF-8 offset in the predicate.
    package var offset: Int
    /// The next step.
    package var help: String?
}
