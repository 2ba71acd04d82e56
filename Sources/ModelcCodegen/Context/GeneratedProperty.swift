/// A property of a generated class or structure.
package struct GeneratedProperty: Hashable, Sendable {
    /// The name in the model, which is the key of key-value coding.
    package var name: String
    /// The name in Swift source, in backticks where it is a keyword.
    package var escapedName: String
    /// The name inside accessor names: `Tags` in `addToTags`.
    package var capitalizedName: String
    package var type: SwiftType
    package var access: GeneratedAccess
    package var conversion: ValueConversion
    /// Whether the property can be set by its class only.
    package var isReadOnly: Bool

    package init(
        name: String, type: SwiftType, access: GeneratedAccess = .managed, conversion: ValueConversion = .cast,
        isReadOnly: Bool = false
    ) {
        self.name = name
        escapedName = SwiftIdentifier.escaped(name)
        capitalizedName = SwiftIdentifier.capitalized(name)
        self.type = type
        self.access = access
        self.conversion = conversion
        self.isReadOnly = isReadOnly
    }
}
