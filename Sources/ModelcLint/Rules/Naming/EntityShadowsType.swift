import ModelcSchema

/// Reports a class with the same name as a type of Swift or Foundation, which it hides.
enum EntityShadowsType: LintRule {
    static let description = RuleDescription(
        "entity-shadows-type", .naming, .warning,
        summary: "The class of an entity hides a common Swift type",
        rationale:
            "In the module of a class named Task, every 'Task { … }' means the entity's class; the compiler reports "
            + "errors far from the model. If the model's language is not Swift it is a note: Objective-C has no such "
            + "types.",
        help: "give the entity another class name; the entity itself can keep its name",
        options: [
            RuleOption("allow", default: .list([]), "Class names that may hide a type.")
        ],
        bad: #"<entity name="Task" ▸representedClassName=".Task"/>"#,
        good: [
            #"<entity name="Task" representedClassName=".TaskItem"/>"#,
            #"<entity name="Category" representedClassName=".Category"/>"#,
            #"<entity name="Task"/>"#,
        ])

    /// The names of types in the Swift standard library, Foundation and Swift concurrency.
    private static let types: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Bundle", "Calendar", "Character", "Codable", "Collection", "Data", "Date",
        "Decimal", "Decoder", "Dictionary", "Double", "Encoder", "Equatable", "Error", "Float", "Hashable", "Host",
        "Identifiable", "Int", "Locale", "Measurement", "NSFetchRequest", "NSManagedObjectContext", "NSManagedObjectID",
        "NSObject", "NSOrderedSet", "NSPredicate", "NSSet", "Never", "Notification", "Operation", "Optional", "Port",
        "Process", "Progress", "Protocol", "Range", "Result", "Scanner", "Selector", "Sequence", "Set", "Stream",
        "String", "Task", "Thread", "TimeZone", "Timer", "Type", "URL", "UUID", "Unit", "Void",
    ]

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let allowed = subject.list("allow", of: description)
        for entity in subject.entities {
            guard let name = entity.className?.name, types.contains(name), !allowed.contains(name) else { continue }
            let isSwift = isOfSwift(entity, in: subject)
            report(
                Finding(
                    self,
                    "entity \(entity.name) has a class that hides Swift's \(name)"
                        + (isSwift ? "" : " where Swift code imports it"),
                    at: SchemaLocation(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "set another class name; the entity can keep its name",
                    severity: isSwift ? nil : .note))
        }
    }

    /// Whether the class is written in Swift. True if the language of the model is Swift, or if the class has a module.
    /// A model without a language uses Objective-C (FormatModelXML §2.3).
    private static func isOfSwift(_ entity: EntityDescription, in subject: LintSubject) -> Bool {
        subject.model.model.sourceLanguage == .swift || (entity.className?.module ?? .unspecified) != .unspecified
    }
}
