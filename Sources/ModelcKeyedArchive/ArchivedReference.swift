/// A reference to an object of a keyed archive: an index into its `$objects` array.
///
/// The objects of an archive form a graph with cycles. Record the visited references in a `Set` when you walk it.
package struct ArchivedReference: Sendable, Hashable {
    /// The index into `$objects`.
    package let uid: Int

    /// Whether this is the nil reference: index 0, where every archive has the string `$null`.
    var isNil: Bool { uid == 0 }
}
