/// A value that a store keeps for a composite attribute: a member of its composite, or of a composite in it.
package struct CompositeColumn: Hashable, Sendable {
    /// The names of the members on the path, separated by dots: `size.width`.
    package var path: String
    /// The same path with the renaming identifier of the member.
    package var olderPath: String
    package var type: AttributeType
    var isOptional: Bool

    /// `size.width Double`, `unit String required`.
    package var text: String { "\(path) \(type.rawValue)\(isOptional ? "" : " required")" }
}
