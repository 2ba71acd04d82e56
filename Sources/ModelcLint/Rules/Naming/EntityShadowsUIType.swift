import ModelcSchema

/// Reports a class with the same name as a type of SwiftUI or another common framework, which it hides.
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
        bad: #"<entity name="Transaction" ▸representedClassName=".Transaction"/>"#,
        good: [
            #"<entity name="Transaction" representedClassName=".Payment"/>"#,
            #"<entity name="Ship" representedClassName=".Ship"/>"#,
            #"<entity name="Transaction"/>"#,
            Example(
                #"<entity name="Category" representedClassName=".Category"/>"#,
                options: ["allow": .list(["Category"])]),
        ])

    /// The names of types. The keys are the names of the frameworks.
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
                    self, "entity \(entity.name) has a class that hides \(name) of \(framework)",
                    at: SchemaLocation(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "set another class name; the entity can keep its name"))
        }
    }
}
