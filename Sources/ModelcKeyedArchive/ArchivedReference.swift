/// A reference to an object of a keyed archive: an index into its `$objects` array.
///
/// The objects of an archive form a graph with cycles. Record the visited references in a `Set` when you traverse it.
package struct ArchivedReference: Sendable, Hashable {
    /// The index into `$objects`.
    package let uid: Int

    /// Whether this is the nil reference: index 0, which contains the string `$null` in every archive.
    var isNil: Bool { uid == 0 }
}
