/// The structure of a composite attribute type (code-generation §2.4).
package struct GeneratedComposite: Hashable, Sendable {
    /// The composite's name in the model.
    package var name: String
    /// The structure's name in Swift source.
    package var escapedName: String
    /// The members, sorted by name.
    package var members: [GeneratedProperty]
    package var isSendable: Bool
    package var isHashable: Bool
    package var isCodable: Bool
}
