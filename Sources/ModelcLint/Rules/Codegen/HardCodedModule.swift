import ModelcSchema

/// Reports a class name that contains the module's name.
enum HardCodedModule: LintRule {
    static let description = RuleDescription(
        "hard-coded-module", .codegen, .note,
        summary: "The class of an entity names its module",
        rationale:
            "The name is valid in that module only: if the target is renamed, or the model is compiled into another "
            + "one, the class is not found and objects are plain NSManagedObjects. A leading dot means the module "
            + "that is being built.",
        help: "write a leading dot instead of the module",
        fix: .behaviour,
        prevents: "No NSEntityDescriptions in any model claim the NSManagedObject subclass '…' so +entity is confused.",
        bad: #"<entity name="Ship" ▸representedClassName="Harbour.Ship"/>"#,
        good: [
            #"<entity name="Ship" representedClassName=".Ship"/>"#,
            #"<entity name="Ship" representedClassName="Ship"/>"#,
            #"<entity name="Ship" representedClassName="CoreData.NSManagedObject"/>"#,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            guard let name = entity.className, case .named(let module) = name.module else { continue }
            report(
                Finding(
                    self,
                    "the class of \(entity.name) names the module '\(module)'; '.\(name.name)' uses the module that "
                        + "is being built",
                    at: SchemaLocation(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "write '.\(name.name)' if the class is in the module that compiles the model",
                    fix: Fix(
                        .behaviour, "write .\(name.name)",
                        entity.setting("representedClassName", to: ".\(name.name)"))))
        }
    }
}
