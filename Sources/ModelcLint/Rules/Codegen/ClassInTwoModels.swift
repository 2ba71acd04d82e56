import ModelcSchema

/// Reports classes that Xcode generates for two models of a project. For example, one model may be a copy of the other.
enum ClassInTwoModels: LintRule {
    static let description = RuleDescription(
        .shared(.classInTwoModels), .codegen, .warning,
        summary: "Xcode generates the same class for two models of the project",
        rationale:
            "A target with both models has the class twice: the compiler or the linker stops. Often one model is a "
            + "copy of the other that should not be in the target. In two targets it is no fault. The rule compares "
            + "the models that a run looks at: those of one target of a Swift package, and those of one Xcode project. "
            + "Which targets of a project a model is in is not known, so that models with only some classes in common "
            + "get a note there. Without a project, only models with all classes in common are reported.",
        help: "remove one of the models from the target, or remove codeGenerationType in one, which sets Codegen to "
            + "Manual/None",
        prevents: "duplicate symbols for architecture …",
        bad: [
            Example(
                #"<entity name="Ship" representedClassName=".Ship" ▸codeGenerationType="class"/>"#,
                context: .beside("Copies/Fleet.xcdatamodeld", generating: "Ship"))
        ],
        good: [
            Example(
                #"<entity name="Ship" representedClassName=".Ship"/>"#,
                context: .beside("Copies/Fleet.xcdatamodeld", generating: "Ship")),
            Example(
                #"<entity name="Ship" representedClassName=".Ship" codeGenerationType="class"/>"#,
                context: .beside("Harbour/Harbour.xcdatamodeld", generating: "Berth")),
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for other in subject.context.otherModels ?? [] {
            let entities = other.entitiesAgain(in: subject.model.model)
            guard let first = entities.first, let severity = other.severity(besides: subject.model.model) else {
                continue
            }
            report(
                Finding(
                    self, other.message(about: entities), at: SchemaLocation(first, attribute: "codeGenerationType"),
                    on: .entity(first.name), facts: entities.map { .entity($0.name) },
                    severity: severity == .warning ? nil : severity))
        }
    }
}

extension LintContext {
    /// Returns a context for examples: the project has another model, for which Xcode generates the given class.
    fileprivate static func beside(_ path: String, generating name: String) -> LintContext {
        var context = LintContext()
        context.otherModels = [XcodeClasses(named: [name], at: path)].compactMap { $0 }
        return context
    }
}
