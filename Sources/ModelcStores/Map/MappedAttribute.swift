import ModelcSchema

/// A value in a column of the entity's table.
package struct MappedAttribute: Hashable, Sendable {
    /// The path of a member in a composite attribute (`size.width`); otherwise the attribute's name.
    package var path: String
    package var column: String
    package var type: AttributeType
    /// Whether a large value may be in a file beside the store (FormatStore §6).
    package var isExternal: Bool
}
