/// The `id` of a snapshot.
enum SnapshotIdentity: Hashable, Sendable {
    /// The attribute named `id`. No other declaration is needed.
    case itself
    /// Another attribute with unique values.
    case attribute(GeneratedProperty)
    /// The object's ID (`managedID`).
    case object
}
