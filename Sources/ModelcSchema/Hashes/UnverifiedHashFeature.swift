/// A feature of a model whose effect on the version hash is not verified (FormatVersionHash §7). The raw value is the
/// end of the diagnostic's id, `hash-unverified/…`.
package enum UnverifiedHashFeature: String, CaseIterable, Sendable {
    case derivedExpression = "derived-expression"
    case uniqueness
    case preserveExternal = "preserve-external"
    case cloudEncryption = "cloud-encryption"
    case composite
    case objectID = "object-id"
    case sortOrder = "sort-order"
    case nonASCII = "non-ascii"
    case selfInverse = "self-inverse"
    case swiftSource = "swift-source"
}
