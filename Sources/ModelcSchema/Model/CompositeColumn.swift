/// A value that a store keeps for a composite attribute: a member of its composite, or of a composite nested in it.
package struct CompositeColumn: Hashable, Sendable {
    /// The names of the members from the outermost to the innermost, separated by dots: `size.width`.
    package var path: String
    /// The same as `path`, but the last name is the member's renaming identifier if it has one.
    package var olderPath: String
    package var type: AttributeType
    var isOptional: Bool

    /// The path and type in the form `size.width Double` or `unit String required`.
    package var text: String { "\(path) \(type.rawValue)\(isOptional ? "" : " required")" }
}
