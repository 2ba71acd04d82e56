import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Refuses property names that Objective-C or Core Data cannot have (code-generation §5.3).
enum ObjectiveCNameCheck {
    static func check(
        _ property: some PropertyDescription, of owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let name = property.name
        if !ObjectiveCIdentifier.isValid(name) {
            report(.invalidPropertyName, "is not a name of Objective-C", property, of: owner, diagnostics: &diagnostics)
        } else if ObjectiveCIdentifier.isKeyword(name) {
            report(
                .reservedPropertyName, "has the name of a word of Objective-C", property, of: owner,
                diagnostics: &diagnostics)
        } else if ReservedNames.managedObjectMembers.contains(name) || name == "new" {
            report(
                .reservedPropertyName, "has the name of a member of NSManagedObject", property, of: owner,
                diagnostics: &diagnostics)
        }
    }

    private static func report(
        _ id: DiagnosticID, _ fault: String, _ property: some PropertyDescription, of owner: EntityDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            id, .error, "property '\(property.name)' \(fault)",
            at: ModelPlace(property, of: owner.name, attribute: "name"),
            help: "rename it and keep the old name as its renaming identifier, or give it the user info key "
                + "modelc.ignore")
    }
}

/// Refuses files whose names differ in letter case only: on most Macs the second would replace the first
/// (code-generation §1.2).
struct ObjectiveCFileNameCheck {
    private var firstByKey: [String: (name: String, entity: EntityDescription)] = [:]

    mutating func check(_ plan: ObjectiveCModel, of model: ResolvedModel, diagnostics: inout DiagnosticCollector) {
        for planned in plan.classes {
            guard let entity = model.entity(named: planned.entityName) else { continue }
            for stem in [planned.className, planned.machineClassName] {
                claim(stem, for: entity, diagnostics: &diagnostics)
            }
        }
    }

    private mutating func claim(
        _ name: String, for entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        guard let first = firstByKey[name.lowercased()] else {
            firstByKey[name.lowercased()] = (name, entity)
            return
        }
        // One name for two classes of one name: the check of class names has said so.
        if first.name == name { return }
        diagnostics.report(
            .duplicateFileName, .error,
            "file '\(name).h' of entity '\(entity.name)' has the name of '\(first.name).h' of entity "
                + "'\(first.entity.name)', letter case aside",
            at: ModelPlace(entity, attribute: "representedClassName"), help: "give the class another name",
            related: [
                RelatedPlace(
                    "the other entity is here",
                    at: diagnostics.location(of: ModelPlace(first.entity, attribute: "representedClassName")))
            ])
    }
}

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

extension ModelPlace {
    /// - Parameter attribute: the XML attribute at fault; nil for the request as a whole.
    init(request: FetchRequestDescription, attribute: String? = nil) {
        path = request.name
        source = SourcePlace(request, attribute: attribute)
    }

    /// The value of a user info key; the element itself where the key is absent.
    init(userInfo key: String, in userInfo: UserInfo, of element: some SourceElement, path: String) {
        self.path = path
        if let entry = userInfo.entries.last(where: { $0.key == key }), entry.position != nil {
            source = SourcePlace(entry, attribute: "value")
        } else {
            source = SourcePlace(element)
        }
    }
}

/// Names that generated Objective-C cannot give to things of the model.
enum ObjectiveCReservedNames {
    /// Class methods of `NSObject` without arguments that no constant may replace.
    static let classMethods: Set = ["initialize", "load", "new", "version"]

    /// Names of classes that generated files themselves rely on, or that are no names of classes.
    static let classes: Set = [
        "BOOL", "Class", "IMP", "NSArray", "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSEntityDescription",
        "NSError", "NSFetchRequest", "NSIndexSet", "NSManagedObjectContext", "NSManagedObjectID",
        "NSManagedObjectModel",
        "NSMutableIndexSet", "NSMutableOrderedSet", "NSMutableSet", "NSNumber", "NSObject", "NSOrderedSet", "NSSet",
        "NSString", "NSURL", "NSUUID", "Protocol", "SEL", "id", "instancetype",
    ]

    /// Types of Apple's C headers that every file of an app sees: of `objc/runtime.h` through the module of Foundation,
    /// and of `MacTypes.h` through Core Foundation.
    static let systemTypes: Set = [
        "Boolean", "Byte", "Category", "Duration", "Fixed", "Fract", "Handle", "Ivar", "Method", "Point", "Ptr", "Rect",
        "Size", "Style",
    ]

    /// Selectors of every generated class, beside those of `ReservedNames.managedObjectMembers`.
    static let generatedSelectors: Set = [
        "entityInManagedObjectContext:", "entityName", "fetchRequest", "insertInManagedObjectContext:",
        "keyPathsForValuesAffectingValueForKey:", "makeFetchRequest",
    ]
}
