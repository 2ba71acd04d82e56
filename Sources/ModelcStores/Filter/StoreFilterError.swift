/// The reason why a predicate cannot be evaluated on the rows of a store.
package struct StoreFilterError: Error, Hashable {
    /// The error, as a part of a sentence without a full stop.
    package var message: String
    /// The UTF-8 offset of the part of the predicate that cannot be evaluated.
    package var offset: Int
    /// The next step for the user; nil if there is none.
    package var help: String?
}
