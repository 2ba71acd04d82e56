import ModelcSchema
import ModelcSettings

/// Reports a Swift class that the model names without its module. The class is not found at run time.
enum SwiftClassMissingModule: LintRule {
    static let description = RuleDescription(
        "swift-class-missing-module", .codegen, .off,
        summary: "The model names a Swift class without its module",
        rationale:
            "At run time a Swift class is called Module.Name unless it is declared with @objc(Name): Core Data does "
            + "not find it and creates plain managed objects, and every cast to the class fails.",
        help: "write a dot before the name (the app's own module), or add @objc(Name) to the class",
        fix: .behaviour, needsSources: true,
        prevents: RuntimeMessage.classNotFound,
        bad: [
            Example(
                #"<entity name="Ship" ▸representedClassName="Ship"/>"#,
                context: .declaring(.swift("Ship", "NSManagedObject")))
        ],
        good: [
            Example(
                #"<entity name="Ship" representedClassName=".Ship"/>"#,
                context: .declaring(.swift("Ship", "NSManagedObject"))),
            Example(
                #"<entity name="Ship" representedClassName="Ship"/>"#,
                context: .declaring(.swift("Ship", "NSManagedObject", objectiveCName: "Ship"))),
            Example(
                #"<entity name="Ship" representedClassName="Ship" codeGenerationType="category"/>"#,
                context: .declaring(.swift("Ship", "NSManagedObject"))),
            Example(#"<entity name="Ship" representedClassName="Ship"/>"#, context: .declaring()),
            Example(#"<entity name="Ship" representedClassName="Ship"/>"#, context: .declaring(.swiftData("Ship"))),
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        guard let declared = DeclaredClassTable(subject), subject.model.model.sourceLanguage == .swift else { return }
        for entity in subject.entities where entity.codeGenerationType == nil {
            guard let name = entity.className, name.module == .unspecified else { continue }
            // A class that is not declared in the sources may be in a library, so it is not reported. A SwiftData
            // class, or a class without a superclass, is not a Core Data class.
            let classes = declared.classes(named: name.name).filter(isOfCoreData)
            guard !classes.isEmpty, !classes.contains(where: { $0.objectiveCName == name.name }) else { continue }
            report(
                Finding(
                    self,
                    "\(entity.name) names class '\(name.name)' without a module; the class is not found at run time, "
                        + "and objects are plain NSManagedObjects",
                    at: SchemaLocation(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "write '.\(name.name)', or add @objc(\(name.name)) to the class in \(classes[0].path)",
                    fix: Fix(
                        .behaviour, "write '.\(name.name)'",
                        entity.setting("representedClassName", to: ".\(name.name)"))))
        }
    }

    private static func isOfCoreData(_ declared: DeclaredClass) -> Bool {
        !declared.isSwiftDataModel && (declared.superclassName != nil || !declared.isSwift)
    }
}
