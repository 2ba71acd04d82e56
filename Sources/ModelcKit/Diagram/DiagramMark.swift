/// The meaning of a color in a diagram.
package enum DiagramMark: String, CaseIterable, Sendable {
    // Marks of a comparison.
    case added
    case removed
    case altered
    // Marks of a deletion.
    /// The object is deleted, or the relationship leads from a deleted object to other objects that are deleted.
    case deleted
    /// The object loses a reference.
    case updated
    /// The object prevents the deletion.
    case denied
    /// The object becomes invalid.
    case broken
}
