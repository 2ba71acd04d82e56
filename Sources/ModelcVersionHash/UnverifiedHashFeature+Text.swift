import ModelcSchema

extension UnverifiedHashFeature {
    /// What is not known, as a clause (`it is not known how …`).
    package var explanation: String {
        switch self {
        case .derivedExpression: "it is not known which text is hashed of this derivation"
        case .uniqueness: "it is not known how several uniqueness constraints are hashed"
        case .entityModifier: "it is not known where an entity's hash modifier is hashed"
        case .preserveExternal:
            "it is not known how external storage and preservation after deletion are hashed together"
        case .cloudEncryption: "it is not known whether cloud encryption is hashed"
        case .composite: "it is not known how composite attributes are hashed"
        case .objectID: "it is not known how attributes of type ObjectID are hashed"
        case .sortOrder: "it is not known how names are ordered that differ in a number"
        case .nonASCII: "it is not known how text beyond ASCII is hashed"
        case .selfInverse: "it is not known how this kind of relationship that is its own inverse is hashed"
        }
    }
}
