import ModelcDiagnostics

extension DiagnosticID {
    // The path and the bundle.
    package static let noSuchPath = DiagnosticID("no-such-path")
    package static let notAModel = DiagnosticID("not-a-model")
    package static let unreadableFile = DiagnosticID("unreadable-file")
    package static let emptyBundle = DiagnosticID("empty-bundle")
    package static let noCurrentVersion = DiagnosticID("no-current-version")
    package static let currentVersionMissing = DiagnosticID("current-version-missing")
    package static let unreadableCurrentVersion = DiagnosticID("unreadable-current-version")
    package static let unknownVersion = DiagnosticID("unknown-version")
    package static let twoForms = DiagnosticID("two-forms")
    package static let noModels = DiagnosticID("no-models")

    // The document.
    package static let unreadableModel = DiagnosticID("unreadable-model")
    package static let unknownXML = DiagnosticID("unknown-xml")
    package static let ignoredText = DiagnosticID("ignored-text")
    package static let missingName = DiagnosticID("missing-name")
    package static let repeatedElement = DiagnosticID("repeated-element")
    package static let missingDocumentType = DiagnosticID("missing-document-type")
    package static let invalidBoolean = DiagnosticID("invalid-boolean")
    package static let invalidNumber = DiagnosticID("invalid-number")
    package static let unknownValue = DiagnosticID("unknown-value")
    package static let tooManyFaults = DiagnosticID("too-many-faults")

    // Elements.
    package static let unknownAttributeType = DiagnosticID("unknown-attribute-type")
    package static let unusualAttributeType = DiagnosticID("unusual-attribute-type")
    package static let ignoredDefault = DiagnosticID("ignored-default")
    package static let unreadableBound = DiagnosticID("unreadable-bound")
    package static let missingDerivation = DiagnosticID("missing-derivation")
    package static let paddedName = DiagnosticID("padded-name")
    package static let unreadableDefault = DiagnosticID("unreadable-default")
    package static let attributeWithoutEffect = DiagnosticID("attribute-without-effect")
    package static let unknownDeleteRule = DiagnosticID("unknown-delete-rule")
    package static let deleteRuleUnset = DiagnosticID("delete-rule-unset")
    package static let halfInverse = DiagnosticID("half-inverse")
    package static let orderedToOne = DiagnosticID("ordered-to-one")
    package static let minimumCountWithoutEffect = DiagnosticID("minimum-count-without-effect")
    package static let countMismatch = DiagnosticID("count-mismatch")
    package static let fetchRequestMissing = DiagnosticID("fetch-request-missing")
    package static let partialRequestFlags = DiagnosticID("partial-request-flags")
    package static let duplicateUserInfoKey = DiagnosticID("duplicate-user-info-key")

    // The binary form.
    package static let unreadableArchive = DiagnosticID("unreadable-archive")
    package static let unknownArchiveValue = DiagnosticID("unknown-archive-value")
}
