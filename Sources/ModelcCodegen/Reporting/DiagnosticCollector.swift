import ModelcDiagnostics
import ModelcSchema

/// Collects the diagnostics of one generation, each once.
struct DiagnosticCollector: Sendable {
    /// Returns the location of a place in the model's file.
    private let locate: @Sendable (SchemaLocation) -> SourceLocation
    private(set) var diagnostics: [Diagnostic] = []
    // A property of an entity without a class is planned once for every descendant with a class.
    private var seen: Set<Diagnostic> = []

    init(locate: @escaping @Sendable (SchemaLocation) -> SourceLocation) { self.locate = locate }

    mutating func report(
        _ id: DiagnosticID, _ severity: Severity, _ message: String, at place: ModelLocation, help: String,
        related: [RelatedLocation] = []
    ) {
        let diagnostic = Diagnostic(
            id, severity, message, at: location(of: place), modelPath: place.path, help: help, related: related)
        add(diagnostic)
    }

    /// An empty collector for a part of the same generation.
    var empty: DiagnosticCollector { DiagnosticCollector(locate: locate) }

    /// Adds the diagnostics of a part of the generation.
    mutating func add(_ part: DiagnosticCollector) {
        for diagnostic in part.diagnostics { add(diagnostic) }
    }

    private mutating func add(_ diagnostic: Diagnostic) {
        if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    func location(of place: ModelLocation) -> SourceLocation {
        locate(place.source)
    }
}

extension DiagnosticID {
    /// The entity has no class that files can be generated for.
    static let entityWithoutClass = DiagnosticID("entity-without-class")
    /// The entity's class is in another module.
    static let foreignModule = DiagnosticID("foreign-module")
    /// The name of the model cannot be used in source code.
    static let invalidModelName = DiagnosticID("invalid-model-name")
    /// Two files would have one name on a file system that ignores letter case.
    package static let duplicateFileName = DiagnosticID("duplicate-file-name")
    /// Two properties would declare one Swift member or one Objective-C method.
    static let duplicateMember = DiagnosticID("duplicate-member")
    /// The user info and the model disagree about an attribute's class.
    static let conflictingValueClass = DiagnosticID("conflicting-value-class")
    /// An unknown user info key with the prefix of modelc.
    static let unknownUserInfoKey = DiagnosticID("unknown-user-info-key")
    /// A user info key takes effect by its presence, but its value says otherwise.
    static let userInfoValueIgnored = DiagnosticID("user-info-value-ignored")
    /// A public class would inherit from one that is not public.
    static let accessConflict = DiagnosticID("access-conflict")
    /// No Swift name can be derived for a fetch request or for a variable of its predicate.
    static let invalidFetchRequestName = DiagnosticID("invalid-fetch-request-name")
    /// The model names a class in the form that works only for Swift classes.
    static let swiftClassName = DiagnosticID("swift-class-name")
    /// A class has the name of a type in Apple's C headers.
    static let systemTypeName = DiagnosticID("system-type-name")
    /// A user info key has no effect in Objective-C output.
    static let ignoredUserInfoKey = DiagnosticID("ignored-user-info-key")
    /// A user info value must be a name and is not.
    static let invalidUserInfoValue = DiagnosticID("invalid-user-info-value")
    /// A custom base class removes an entity from the class chain of its parent.
    static let customBaseClass = DiagnosticID("custom-base-class")
    /// The predicate of a fetch request template cannot be read.
    static let unreadablePredicate = DiagnosticID("invalid-predicate")
    /// A variable of a fetch request is compared with values of different types.
    static let conflictingFetchVariable = DiagnosticID("conflicting-fetch-variable")
    /// The type of a fetch request's variable cannot be determined.
    static let untypedFetchVariable = DiagnosticID("untyped-fetch-variable")
}

// Reported only by the generator of Xcode's layouts.
extension DiagnosticID {
    /// The model does not say in which language Xcode generates its classes.
    static let missingSourceLanguage = DiagnosticID("missing-source-language")
    /// Xcode generates nothing for the entity.
    static let manualCodegen = DiagnosticID("manual-codegen")
    /// Because of its name, Objective-C treats a getter as a method that returns a retained object.
    static let retainedPropertyName = DiagnosticID("retained-property-name")
    /// The declaration that Xcode writes for a fetched property is not known.
    static let unverifiedFetchedProperty = DiagnosticID("unverified-fetched-property")
}
