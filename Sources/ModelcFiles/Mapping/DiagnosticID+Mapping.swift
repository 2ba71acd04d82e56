import ModelcDiagnostics

/// What can be wrong with mapping models.
extension DiagnosticID {
    package static let notAMappingModel = DiagnosticID("not-a-mapping-model")
    package static let unreadableMappingModel = DiagnosticID("unreadable-mapping-model")
    package static let unknownMappingContent = DiagnosticID("unknown-mapping-content")
    package static let missingName = DiagnosticID("missing-name")
    package static let invalidNumber = DiagnosticID("invalid-number")
    package static let unknownArchiveValue = DiagnosticID("unknown-archive-value")
    package static let invalidObjectID = DiagnosticID("invalid-object-id")
    package static let repeatedObjectID = DiagnosticID("repeated-object-id")
    package static let danglingObjectID = DiagnosticID("dangling-object-id")
    package static let missingMappingObject = DiagnosticID("missing-mapping-object")
    package static let orphanedMapping = DiagnosticID("orphaned-mapping")
    package static let invalidBase64 = DiagnosticID("invalid-base64")
    package static let missingEmbeddedModel = DiagnosticID("missing-embedded-model")
    package static let unreadableMappingArchive = DiagnosticID("unreadable-mapping-archive")
    package static let opaqueExpression = DiagnosticID("opaque-expression")
}
