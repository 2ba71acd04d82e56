import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

extension EntitySelection {
    /// Whether generated code can name the class. Of an ignored entity nothing is asked, so nothing is reported.
    static func isUsable(
        _ name: ClassName, of entity: EntityDescription, options: CodeGenerationOptions,
        diagnostics: inout DiagnosticCollector
    ) -> Bool {
        guard let fault = fault(in: name) else { return true }
        if !isIgnored(entity, options: options) {
            diagnostics.report(
                .invalidClassName, .error, fault, at: ModelPlace(entity, attribute: "representedClassName"),
                help: "name the class with letters, digits and _ only, or give the entity the user info key "
                    + "modelc.ignore")
        }
        return false
    }

    /// Says which entities get no files because they have no class of their own, and reports classes that end where their
    /// name should begin, such as `Shop.`; a lone dot is how Xcode leaves a field that was emptied.
    static func reportClassless(
        in model: ResolvedModel, options: CodeGenerationOptions, diagnostics: inout DiagnosticCollector
    ) {
        for entity in model.entities.sortedByName(\.name) {
            guard entity.className == nil, !isIgnored(entity, options: options) else { continue }
            let place = ModelPlace(entity, attribute: "representedClassName")
            if let text = entity.representedClassName, text.last == ".", text != "." {
                diagnostics.report(
                    .invalidClassName, .error, "class '\(text)' has no name after its last dot", at: place,
                    help: "write the class's name behind the dot, or leave the class empty")
            } else {
                reportSkipped(entity, "it has no class of its own", at: place, diagnostics: &diagnostics)
            }
        }
    }

    /// Says that an entity gets no files because its class is the base class, which is written by hand.
    static func reportBase(
        _ entity: EntityDescription, options: CodeGenerationOptions, diagnostics: inout DiagnosticCollector
    ) {
        if isIgnored(entity, options: options) { return }
        reportSkipped(
            entity, "its class is the base class", at: ModelPlace(entity, attribute: "representedClassName"),
            diagnostics: &diagnostics)
    }

    private static func reportSkipped(
        _ entity: EntityDescription, _ reason: String, at place: ModelPlace, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .entityWithoutClass, .note, "entity '\(entity.name)' was skipped: \(reason)", at: place,
            help: "name a class in the model editor, if the entity is to have one")
    }

    static func report(
        foreignModule module: String, of entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .foreignModule, .warning,
            "entity '\(entity.name)' was skipped: its class lives in module '\(module)'",
            at: ModelPlace(entity, attribute: "representedClassName"),
            help: "if the files are generated for that module, pass --module \(module)")
    }

    static func reportConflict(of entity: EntityDescription, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .codegenConflict, .warning,
            "entity '\(entity.name)' was skipped: Xcode generates its class itself",
            at: ModelPlace(entity, attribute: "codeGenerationType"),
            help: "set Codegen to Manual/None in the model editor, or pass --include-xcode-codegen")
    }

    private static func fault(in name: ClassName) -> String? {
        if !SwiftIdentifier.isValid(name.name) { return "class name '\(name.name)' is no Swift identifier" }
        if case .named(let module) = name.module, !SwiftIdentifier.isValid(module) {
            return "module name '\(module)' of class '\(name.name)' is no Swift identifier"
        }
        return nil
    }
}
