/// A reference to an object of a keyed archive: an index into its `$objects` array.
///
/// The objects of an archive form a graph with cycles. Whoever walks it keeps the references already seen in a `Set`.
package struct ArchivedReference: Sendable, Hashable {
    /// The index into `$objects`.
    package let uid: Int

    /// Creates a reference to the object with the index.
    package init(uid: Int) {
        self.uid = uid
    }

    /// Whether this is the reference that stands for nil: index 0, where every archive holds the string `$null`.
    package var isNil: Bool { uid == 0 }
}
