import ModelcDiagnostics

extension DiagnosticID {
    /// The model does not say in which language Xcode generates its classes.
    static let missingSourceLanguage = DiagnosticID("missing-source-language")
    /// Xcode generates nothing for the entity.
    static let manualCodegen = DiagnosticID("manual-codegen")
    /// A getter's name makes Objective-C take it for a method that hands over its object.
    static let retainedPropertyName = DiagnosticID("retained-property-name")
    /// What Xcode writes for a fetched property is not known.
    static let unverifiedFetchedProperty = DiagnosticID("unverified-fetched-property")
}

extension XcodeStyleGenerator {
    /// Every id that the generator reports, for lists of diagnostics.
    package static let diagnosticIDs: [DiagnosticID] = [
        .duplicateClass, .duplicateFileName, .duplicateMember, .foreignModule, .invalidClassName, .invalidObjCClass,
        .invalidPropertyName, .manualCodegen, .missingSourceLanguage, .reservedPropertyName, .retainedPropertyName,
        .unverifiedFetchedProperty,
    ]
}
