import ModelcDiagnostics

extension DiagnosticID {
    /// Xcode generates the entity's class itself.
    static let codegenConflict = DiagnosticID("codegen-conflict")
    /// The entity has no class that files could be generated for.
    static let entityWithoutClass = DiagnosticID("entity-without-class")
    /// The entity's class lives in another module.
    static let foreignModule = DiagnosticID("foreign-module")
    /// The name of a class or of a composite is no Swift identifier.
    static let invalidClassName = DiagnosticID("invalid-class-name")
    /// The name of the model cannot stand in source code.
    static let invalidModelName = DiagnosticID("invalid-model-name")
    /// A property's name is no Swift identifier.
    static let invalidPropertyName = DiagnosticID("invalid-property-name")
    /// A property has the name of a member that every managed object has.
    static let reservedPropertyName = DiagnosticID("reserved-property-name")
    /// Two files would have one name on a file system that ignores letter case.
    static let duplicateFileName = DiagnosticID("duplicate-file-name")
    /// Two properties would declare one Swift member or one Objective-C method.
    static let duplicateMember = DiagnosticID("duplicate-member")
    /// A transformable attribute's class is no name of an Objective-C class.
    static let invalidObjCClass = DiagnosticID("invalid-objc-class")
    /// Two things that the user info and the model say about an attribute's class differ.
    static let conflictingValueClass = DiagnosticID("conflicting-value-class")
    /// A user info key of ours that does not exist.
    static let unknownUserInfoKey = DiagnosticID("unknown-user-info-key")
    /// A user info key counts whatever its value, and the value denies it.
    static let userInfoValueIgnored = DiagnosticID("user-info-value-ignored")
    /// A public class would inherit from one that is not.
    static let accessConflict = DiagnosticID("access-conflict")
    /// No Swift name can be made for a fetch request or for a variable of its predicate.
    static let invalidFetchRequestName = DiagnosticID("invalid-fetch-request-name")
}

extension CodeGenerator {
    /// Every id that the generator reports, for lists of diagnostics. What `ModelNameCheck` says comes before it.
    package static let diagnosticIDs: [DiagnosticID] = [
        .accessConflict, .codegenConflict, .conflictingFetchVariable, .conflictingValueClass, .customBaseClass,
        .duplicateClass, .duplicateFileName, .duplicateMember, .entityWithoutClass, .foreignModule, .ignoredUserInfoKey,
        .invalidClassName, .invalidFetchRequestName, .invalidObjCClass, .unreadablePredicate, .invalidPropertyName,
        .invalidUserInfoValue, .reservedPropertyName, .unknownUserInfoKey, .untypedFetchVariable,
        .userInfoValueIgnored,
    ]
}
