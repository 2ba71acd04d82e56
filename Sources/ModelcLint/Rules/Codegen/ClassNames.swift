import ModelcSchema

/// A class name with the module's name in it.
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
        prevents: "No NSEntityDescriptions in any model claim the NSManagedObject subclass 'C' so +entity is confused.",
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
                    id,
                    "the class of \(entity.name) names the module '\(module)'; '.\(name.name)' uses the module that "
                        + "is being built",
                    at: SourcePlace(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "write '.\(name.name)' if the class is in the module that compiles the model",
                    fix: Fix(
                        .behaviour, "write .\(name.name)",
                        entity.setting("representedClassName", to: ".\(name.name)"))))
        }
    }
}

/// A class name that no class can have.
enum InvalidClassName: LintRule {
    static let description = RuleDescription(
        .shared(.invalidClassName), .codegen, .error,
        summary: "The class name of an entity is not an identifier",
        rationale: "No class of that name can be loaded: objects become plain NSManagedObjects, and every cast fails.",
        help: "use Name, .Name or Module.Name",
        prevents: RuntimeMessage.classNotFound,
        bad: [#"<entity name="Ship" ▸representedClassName="My Ship"/>"#],
        good: [
            #"<entity name="Ship" representedClassName="Ship"/>"#,
            #"<entity name="Ship" representedClassName=".Ship"/>"#,
            #"<entity name="Ship" representedClassName="Fleet.Ship"/>"#,
            #"<entity name="Ship"/>"#,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            guard let text = entity.representedClassName, !text.isEmpty, !isClassName(text) else { continue }
            report(
                Finding(
                    id,
                    "\(entity.name) has the class name '\(text)', which is not an identifier; no such class can be loaded",
                    at: SourcePlace(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "use Name, .Name or Module.Name"))
        }
    }

    private static func isClassName(_ text: String) -> Bool {
        let name = text.hasPrefix(".") ? text.dropFirst() : text[...]
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.allSatisfy { IdentifierShape.isIdentifier(String($0)) }
    }
}

/// A class of Swift that the model names as if it were one of Objective-C.
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
            // What no file declares may be in a library; a class of SwiftData, or one without a superclass, is none of
            // Core Data's.
            let classes = declared.classes(named: name.name).filter(isOfCoreData)
            guard !classes.isEmpty, !classes.contains(where: { $0.objectiveCName == name.name }) else { continue }
            report(
                Finding(
                    id,
                    "\(entity.name) names class '\(name.name)' without a module; the class is not found at run time, "
                        + "and objects are plain NSManagedObjects",
                    at: SourcePlace(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "write '.\(name.name)', or add @objc(\(name.name)) to the class in \(classes[0].path)",
                    fix: Fix(
                        .behaviour, "write '.\(name.name)'",
                        entity.setting("representedClassName", to: ".\(name.name)"))))
        }
    }
}

extension SwiftClassMissingModule {
    private static func isOfCoreData(_ declared: DeclaredClass) -> Bool {
        !declared.isSwiftDataModel && (declared.superclassName != nil || !declared.isSwift)
    }
}

extension DeclaredClass {
    /// A class in Swift, for examples.
    static func swift(_ name: String, _ superclass: String? = nil, objectiveCName: String? = nil) -> DeclaredClass {
        var declared = DeclaredClass(
            name: name, path: "Sources/\(name).swift", objectiveCName: objectiveCName, superclassName: superclass)
        declared.isSwift = true
        return declared
    }
}
