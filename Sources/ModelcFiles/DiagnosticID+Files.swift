import ModelcDiagnostics

/// What is wrong with models has the id of the rule of lint that reports it, so that one fault has one id in all commands:
/// `modelc explain` shows its page.
extension DiagnosticID {
    // The path and the bundle.
    package static let noSuchPath = DiagnosticID("no-such-path")
    package static let notAModel = DiagnosticID("not-a-model")
    package static let unreadableFile = DiagnosticID("unreadable-file")
    package static let noCurrentVersion = DiagnosticID("no-current-version")
    package static let currentVersionMissing = DiagnosticID("current-version-missing")
    package static let unknownVersion = DiagnosticID("unknown-version")
    package static let noModels = DiagnosticID("no-models")

    // The document.
    package static let unreadableModel = DiagnosticID("unreadable-model")
    package static let unreadableElement = DiagnosticID("unreadable-element")
    package static let ignoredContent = DiagnosticID("ignored-content")
    package static let unknownXML = DiagnosticID("unknown-xml")
    package static let tooManyFaults = DiagnosticID("too-many-faults")

    // Elements.
    package static let undefinedAttributeType = DiagnosticID("undefined-attribute-type")
    package static let defaultNotRepresentable = DiagnosticID("default-not-representable")
    package static let transformerOnNonTransformable = DiagnosticID("transformer-on-non-transformable")
    package static let classOnNonTransformable = DiagnosticID("class-on-non-transformable")
    package static let invalidDerivation = DiagnosticID("invalid-derivation")
    package static let toManyOfOne = DiagnosticID("to-many-of-one")
    package static let toOneMaxCount = DiagnosticID("to-one-max-count")
    package static let deleteRuleUnset = DiagnosticID("delete-rule-unset")
    package static let orderedToOne = DiagnosticID("ordered-to-one")
    package static let minimumCountWithoutEffect = DiagnosticID("minimum-count-without-effect")
    package static let partialRequestFlags = DiagnosticID("partial-request-flags")
}
