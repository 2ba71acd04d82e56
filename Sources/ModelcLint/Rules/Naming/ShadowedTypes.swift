import ModelcSchema

/// A class that hides a type of Swift or Foundation.
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
        bad: [#"<entity name="Task" ▸representedClassName=".Task"/>"#],
        good: [
            #"<entity name="Task" representedClassName=".TaskItem"/>"#,
            #"<entity name="Category" representedClassName=".Category"/>"#,
            #"<entity name="Task"/>"#,
        ])

    /// Types of the standard library, Foundation and concurrency.
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
                    id,
                    "entity \(entity.name) has a class that hides Swift's \(name)"
                        + (isSwift ? "" : " where Swift code imports it"),
                    at: SourcePlace(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "set another class name; the entity can keep its name",
                    severity: isSwift ? nil : .note))
        }
    }

    /// Whether the class is one of Swift's: the model says so, or the class stands in a module. A model that names no
    /// language is one of Objective-C (FormatModelXML §2.3).
    private static func isOfSwift(_ entity: EntityDescription, in subject: LintSubject) -> Bool {
        subject.model.model.sourceLanguage == .swift || (entity.className?.module ?? .unspecified) != .unspecified
    }
}

/// A class that hides a type of SwiftUI or of another framework that apps use every day.
enum EntityShadowsUIType: LintRule {
    static let description = RuleDescription(
        "entity-shadows-ui-type", .naming, .note,
        summary: "The class of an entity hides a type of SwiftUI or of another Apple framework",
        rationale:
            "In the module of a class named Transaction, 'Transaction' means the entity's class in every file, even "
            + "where the framework is imported; code must write 'SwiftUI.Transaction' to use the framework's type. "
            + "Many apps accept this, so the finding is a note.",
        help: "give the entity another class name; the entity itself can keep its name",
        options: [
            RuleOption("allow", default: .list([]), "Class names that may hide a type.")
        ],
        bad: [#"<entity name="Transaction" ▸representedClassName=".Transaction"/>"#],
        good: [
            #"<entity name="Transaction" representedClassName=".Payment"/>"#,
            #"<entity name="Ship" representedClassName=".Ship"/>"#,
            #"<entity name="Transaction"/>"#,
            Example(
                #"<entity name="Category" representedClassName=".Category"/>"#,
                options: ["allow": .list(["Category"])]),
        ])

    /// Types by their framework.
    private static let frameworks: [String: [String]] = [
        "ActivityKit": ["Activity"],
        "Charts": ["Chart"],
        "MapKit": ["Annotation", "Map", "Marker"],
        "Observation": ["Observable", "Observation"],
        "os": ["Logger"],
        "StoreKit": ["Product"],
        "SwiftData": ["Attribute", "Model", "Query", "Relationship", "Schema"],
        "SwiftUI": [
            "Alert", "Animation", "App", "Button", "Color", "Divider", "Environment", "Font", "Form", "Group", "Image",
            "Label", "Layout", "Link", "List", "Menu", "Path", "Picker", "Scene", "Section", "Settings", "Shape",
            "State", "Tab", "Table", "Text", "Toggle", "Transaction", "View", "Window",
        ],
        "Swift Testing": ["Attachment", "Comment", "Issue", "Tag", "Test"],
        "the Objective-C runtime": ["Category"],
        "TipKit": ["Tip"],
        "WidgetKit": ["Widget"],
        "other frameworks or logging packages": ["Event", "Log"],
    ]

    private static let frameworkByType: [String: String] = Dictionary(
        frameworks.flatMap { framework, types in types.map { ($0, framework) } }, uniquingKeysWith: { $1 })

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let allowed = subject.list("allow", of: description)
        for entity in subject.entities where subject.hasSwiftClass(entity) {
            guard let name = entity.className?.name, let framework = frameworkByType[name], !allowed.contains(name)
            else { continue }
            report(
                Finding(
                    id, "entity \(entity.name) has a class that hides \(name) of \(framework)",
                    at: SourcePlace(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "set another class name; the entity can keep its name"))
        }
    }
}
