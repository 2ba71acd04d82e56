import ModelcDiagnostics

extension DiagnosticID {
    /// The model names a class the way that only Swift's classes are found.
    static let swiftClassName = DiagnosticID("swift-class-name")
    /// A class has the name of a type in Apple's C headers.
    static let systemTypeName = DiagnosticID("system-type-name")
    /// A user info key asks for what Objective-C output does not have.
    static let ignoredUserInfoKey = DiagnosticID("ignored-user-info-key")
    /// A user info value is no name where one is needed.
    static let invalidUserInfoValue = DiagnosticID("invalid-user-info-value")
    /// A forced superclass takes an entity out of the class chain of its parent.
    static let customBaseClass = DiagnosticID("custom-base-class")
    /// The predicate of a fetch request template cannot be read.
    static let unreadablePredicate = DiagnosticID("invalid-predicate")
    /// A variable of a fetch request is compared with values of different types.
    static let conflictingFetchVariable = DiagnosticID("conflicting-fetch-variable")
    /// Nothing tells the type of a fetch request's variable.
    static let untypedFetchVariable = DiagnosticID("untyped-fetch-variable")
}

extension ObjectiveCGenerator {
    /// Every id that the generator reports, for lists of diagnostics.
    package static let diagnosticIDs: [DiagnosticID] = [
        .codegenConflict, .conflictingFetchVariable, .conflictingValueClass, .customBaseClass, .duplicateClass,
        .duplicateFileName, .duplicateMember, .entityWithoutClass, .foreignModule, .ignoredUserInfoKey,
        .invalidClassName, .invalidFetchRequestName,
        .invalidObjCClass, .unreadablePredicate, .invalidPropertyName, .invalidUserInfoValue, .reservedPropertyName,
        .swiftClassName,
        .systemTypeName, .unknownUserInfoKey, .untypedFetchVariable,
    ]
}
