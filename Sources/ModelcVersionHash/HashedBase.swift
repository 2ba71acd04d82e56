import ModelcSchema

/// The values that attributes and relationships have in common. It is a separate type for speed: putting a whole
/// attribute into an existential takes longer than hashing it.
struct HashedBase {
    let name: String
    let isOptional: Bool
    let isTransient: Bool
    let versionHashModifier: String?

    init(_ property: some PropertyDescription) {
        name = property.name
        isOptional = property.isOptional
        isTransient = property.isTransient
        versionHashModifier = property.versionHashModifier
    }
}
