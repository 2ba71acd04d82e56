import ModelcSchema

/// A class name with the module's name in it.
enum HardCodedModule: LintRule {
    static let description = RuleDescription(
        "hard-coded-module", .codegen, .note,
        summary: "The class of an entity names its module",
        rationale:
            "The name holds in that module only: when the target is renamed, or the model is compiled into another "
            + "one, the class is not found and objects are plain NSManagedObject. A leading dot stands for the module "
            + "that is being built.",
        help: "write a leading dot instead of the module",
        fix: .behaviour,
        prevents: "No NSEntityDescriptions in any model claim the NSManagedObject subclass 'C' so +entity is confused.",
        seeAlso: [SwiftClassMissingModule.self],
        bad: [#"<entity name="Ship" ▸representedClassName="Harbour.Ship"/>"#],
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
                    id, "\(entity.name) is bound to the module '\(module)'; '.\(name.name)' follows the product",
                    at: SourcePlace(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "write '.\(name.name)' if the class is in the module that compiles the model",
                    fix: Fix(
                        .behaviour, "write .\(name.name)",
                        entity.setting("representedClassName", to: ".\(name.name)"))))
        }
    }
}
