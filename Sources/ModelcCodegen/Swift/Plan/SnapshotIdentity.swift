/// The identifier of a snapshot.
enum SnapshotIdentity: Hashable, Sendable {
    /// The attribute `id`: no declaration is needed.
    case itself
    /// Another attribute, which is unique.
    case attribute(GeneratedProperty)
    /// The identifier of the object.
    case object
}
