import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// Collects the diagnostics of one generation, without duplicates.
struct DiagnosticCollector: Sendable {
    /// Returns the position of a model element in the model's file.
    private let locate: @Sendable (SchemaLocation) -> SourceLocation
    private(set) var diagnostics: [Diagnostic] = []
    // The diagnostics so far. The same diagnostic can be reported several times: a property of an entity without a
    // class is planned for each descendant with a class.
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

    /// Calls `body` with the numbers `0..<count`, several at once, and returns the results in the order of the numbers. The
    /// diagnostics have this order, too.
    mutating func map<Result: Sendable>(
        count: Int, _ body: @Sendable (Int, inout DiagnosticCollector) -> Result
    ) -> [Result] {
        let empty = DiagnosticCollector(locate: locate)
        let parts = ConcurrentParts.map(count: count, length: 25) { part in
            var found = empty
            let results = part.map { body($0, &found) }
            return (results, found.diagnostics)
        }
        for (_, found) in parts { for diagnostic in found { add(diagnostic) } }
        return parts.flatMap(\.0)
    }

    private mutating func add(_ diagnostic: Diagnostic) {
        if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    func location(of place: ModelLocation) -> SourceLocation {
        locate(place.source)
    }
}

extension DiagnosticID {
    /// The entity has no class, so no files are generated for it.
    package static let entityWithoutClass = DiagnosticID("entity-without-class")
    /// The entity's class is in another module.
    static let foreignModule = DiagnosticID("foreign-module")
    /// The name of the model cannot be used in source code.
    static let invalidModelName = DiagnosticID("invalid-model-name")
    /// Two files would have the same name on a file system that ignores letter case.
    package static let duplicateFileName = DiagnosticID("duplicate-file-name")
    /// Two properties would declare the same Swift member or the same Objective-C method.
    static let duplicateMember = DiagnosticID("duplicate-member")
    /// The user info specifies another class for an attribute than the model.
    static let conflictingValueClass = DiagnosticID("conflicting-value-class")
    /// An unknown user info key that begins with `modelc.`.
    static let unknownUserInfoKey = DiagnosticID("unknown-user-info-key")
    /// A user info key takes effect whenever it is present, but its value, such as `NO`, suggests that it has no
    /// effect.
    static let userInfoValueIgnored = DiagnosticID("user-info-value-ignored")
    /// A public class would inherit from a class that is not public.
    static let accessConflict = DiagnosticID("access-conflict")
    /// No Swift name can be derived for a fetch request or for a variable of its predicate.
    static let invalidFetchRequestName = DiagnosticID("invalid-fetch-request-name")
    /// The model names a class together with a module, which works only for Swift classes.
    static let swiftClassName = DiagnosticID("swift-class-name")
    /// A class has the name of a type in Apple's C headers.
    static let systemTypeName = DiagnosticID("system-type-name")
    /// A user info key has no effect in Objective-C output.
    static let ignoredUserInfoKey = DiagnosticID("ignored-user-info-key")
    /// The value of a user info key is not valid, for example because it is not a Swift name.
    static let invalidUserInfoValue = DiagnosticID("invalid-user-info-value")
    /// The entity has a custom base class, so its class does not inherit from the class of the parent entity.
    static let customBaseClass = DiagnosticID("custom-base-class")
    /// The predicate of a fetch request template cannot be read.
    static let unreadablePredicate = DiagnosticID("invalid-predicate")
    /// A variable of a fetch request is compared with values of different types.
    static let conflictingFetchVariable = DiagnosticID("conflicting-fetch-variable")
    /// The type of a fetch request's variable cannot be determined.
    static let untypedFetchVariable = DiagnosticID("untyped-fetch-variable")
}

// Diagnostics of the generator for Xcode's layouts only.
extension DiagnosticID {
    /// The model does not specify the language of the classes that Xcode generates.
    static let missingSourceLanguage = DiagnosticID("missing-source-language")
    /// The entity's Codegen setting is Manual/None, so Xcode generates nothing for it.
    static let manualCodegen = DiagnosticID("manual-codegen")
    /// The getter's name, such as `newTitle`, makes Objective-C treat its result as a retained object.
    static let retainedPropertyName = DiagnosticID("retained-property-name")
    /// It is not known how Xcode declares a fetched property.
    static let unverifiedFetchedProperty = DiagnosticID("unverified-fetched-property")
}
