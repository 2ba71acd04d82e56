import ModelcDiagnostics
import ModelcSchema

extension XcodeEntitySelection {
    func reportManual(_ entity: EntityDescription, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .manualCodegen, .note, "entity '\(entity.name)' was skipped: its Codegen is Manual/None",
            at: ModelPlace(entity),
            help: "pass --all-entities, or set Codegen to Class Definition in the model editor")
    }

    func report(foreignModule module: String, of entity: EntityDescription, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .foreignModule, .warning,
            "entity '\(entity.name)' was skipped: its class lives in module '\(module)'",
            at: ModelPlace(entity, attribute: "representedClassName"),
            help: "if the files are generated for that module, pass --module \(module)")
    }

    /// A class can end where its name should begin, such as `Shop.`; a lone dot is how Xcode leaves a field that was
    /// emptied.
    func reportNameless(_ entity: EntityDescription, diagnostics: inout DiagnosticCollector) {
        guard let text = entity.representedClassName, text.last == ".", text != "." else { return }
        report("class '\(text)' has no name after its last dot", of: entity, diagnostics: &diagnostics)
    }

    func report(_ fault: String, of entity: EntityDescription, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .invalidClassName, .error, fault, at: ModelPlace(entity, attribute: "representedClassName"),
            help: "name the class with letters, digits and _ only")
    }
}
