/// The Swift structure for a composite attribute type.
package struct GeneratedComposite: Hashable, Sendable {
    /// The composite's name in the model.
    var name: String
    /// The structure's name in Swift source, in backticks if it is a keyword.
    var escapedName: String
    /// The members, sorted by name.
    package var members: [GeneratedProperty]
    var isSendable: Bool
    var isHashable: Bool
    package var isCodable: Bool
}
