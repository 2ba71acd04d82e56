import ModelcDiagnostics
import ModelcSchema

extension DiagnosticID {
    package static let unverifiedDerivedExpression = DiagnosticID("hash-unverified/derived-expression")
    package static let unverifiedUniqueness = DiagnosticID("hash-unverified/uniqueness")
    package static let unverifiedEntityModifier = DiagnosticID("hash-unverified/entity-modifier")
    package static let unverifiedPreserveExternal = DiagnosticID("hash-unverified/preserve-external")
    package static let unverifiedCloudEncryption = DiagnosticID("hash-unverified/cloud-encryption")
    package static let unverifiedComposite = DiagnosticID("hash-unverified/composite")
    package static let unverifiedObjectID = DiagnosticID("hash-unverified/object-id")
    package static let unverifiedSortOrder = DiagnosticID("hash-unverified/sort-order")
    package static let unverifiedNonASCII = DiagnosticID("hash-unverified/non-ascii")
    package static let unverifiedSelfInverse = DiagnosticID("hash-unverified/self-inverse")
    package static let versionHashRefused = DiagnosticID("version-hash-refused")
}

extension UnverifiedHashFeature {
    /// The id of the diagnostic about the feature.
    package var diagnosticID: DiagnosticID {
        switch self {
        case .derivedExpression: .unverifiedDerivedExpression
        case .uniqueness: .unverifiedUniqueness
        case .entityModifier: .unverifiedEntityModifier
        case .preserveExternal: .unverifiedPreserveExternal
        case .cloudEncryption: .unverifiedCloudEncryption
        case .composite: .unverifiedComposite
        case .objectID: .unverifiedObjectID
        case .sortOrder: .unverifiedSortOrder
        case .nonASCII: .unverifiedNonASCII
        case .selfInverse: .unverifiedSelfInverse
        }
    }
}
