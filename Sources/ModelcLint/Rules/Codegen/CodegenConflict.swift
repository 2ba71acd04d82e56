import ModelcSchema

/// A class that both Xcode and somebody else make.
enum CodegenConflict: LintRule {
    static let description = RuleDescription(
        "codegen-conflict", .codegen, .warning,
        summary: "Xcode generates a class that is generated or written elsewhere as well",
        rationale: "The build stops with an invalid redeclaration. Codegen 'Class Definition' makes the class; "
            + "'Category/Extension' only its properties, which modelc would make, too.",
        help: "set Codegen to Manual/None",
        fix: .behaviour,
        prevents: "Invalid redeclaration of 'C'",
        bad: [
            Example(
                #"<entity name="Ship" representedClassName="Ship" ▸codeGenerationType="class"/>"#,
                context: .declaring(DeclaredClass(name: "Ship", path: "Sources/Ship.swift"))),
            Example(
                #"<entity name="Ship" representedClassName="Ship" ▸codeGenerationType="category"/>"#,
                context: .generating("Ship")),
        ],
        good: [
            Example(
                #"<entity name="Ship" representedClassName="Ship"/>"#,
                context: .declaring(DeclaredClass(name: "Ship", path: "Sources/Ship.swift"))),
            Example(
                #"<entity name="Ship" representedClassName="Ship" codeGenerationType="category"/>"#,
                context: .declaring(DeclaredClass(name: "Ship", path: "Sources/Ship.swift"))),
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let paths = Dictionary(
            (subject.context.declaredClasses ?? []).map { ($0.name, $0.path) }, uniquingKeysWith: { first, _ in first })
        for entity in subject.entities {
            guard let type = entity.codeGenerationType, let name = entity.className?.name else { continue }
            let isGenerated = subject.context.generatedEntities?.contains(entity.name) ?? false
            let path = type == .classDefinition ? paths[name] : nil
            guard isGenerated || path != nil else { continue }
            report(
                Finding(
                    id,
                    "\(entity.name) has Codegen '\(type.rawValue)' while \(path ?? "modelc") also defines \(name); the "
                        + "build stops with a redeclaration",
                    at: SourcePlace(entity, attribute: "codeGenerationType"), on: .entity(entity.name),
                    help: "set Codegen to Manual/None",
                    fix: Fix(.behaviour, "set Codegen to Manual/None", entity.removing("codeGenerationType"))))
        }
    }
}

extension LintContext {
    /// A context in which the project's source declares a class.
    fileprivate static func declaring(_ declared: DeclaredClass) -> LintContext {
        var context = LintContext()
        context.declaredClasses = [declared]
        return context
    }

    /// A context in which modelc generates the class of an entity.
    fileprivate static func generating(_ entity: String) -> LintContext {
        var context = LintContext()
        context.generatedEntities = [entity]
        return context
    }
}
