import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Generates Swift classes for a model's entities.
///
/// 1. *Selection* determines which entities have a class, and which classes are generated.
/// 2. *Planning* decides every name and every type. The result describes the content of all files as values.
/// 3. *Checking* rejects names that Swift, Objective-C or a file system does not accept.
/// 4. *Rendering* fills in the templates, which contain all text of the files.
///
/// Writes nothing to disk. Problems in the model are reported as diagnostics; if one of them is an error, no files are
/// generated.
package struct CodeGenerator: Sendable {
    let input: CodeGenerationInput

    /// Whether a text can name the base class of the generated classes: `Base`, or `Module.Base`.
    package static func isBaseClass(_ text: String) -> Bool { BaseClass(text, ownModule: nil) != nil }

    /// Whether a text is the name of a module that can be imported.
    package static func isModule(_ text: String) -> Bool { SwiftIdentifier.isValid(text) }

    private let templates: OutputTemplates

    /// - Parameter templates: the templates to render; the default is the built-in set `swift`.
    package init(_ input: CodeGenerationInput, templates: OutputTemplates = .bundled(.swift)) {
        self.input = input
        self.templates = templates
    }

    /// Generates the files for a model.
    ///
    /// - Parameter locate: returns the location in the model's file that a diagnostic points to.
    package func generate(
        _ model: ResolvedModel, locate: @escaping @Sendable (SchemaLocation) -> SourceLocation
    ) -> CodeGenerationResult {
        let plan = plan(model, locate: locate)
        return CodeGenerationResult(plan.diagnostics, templates) {
            TemplateRoots(TemplateContext(model: plan.model, source: model))
        }
    }

    /// Plans the content of the files for a model: does all work before rendering (selection, planning and checking).
    package func plan(_ model: ResolvedModel, locate: @escaping @Sendable (SchemaLocation) -> SourceLocation)
        -> GenerationPlan
    {
        var diagnostics = DiagnosticCollector(locate: locate)
        let selection = EntitySelection(model, input, diagnostics: &diagnostics)
        let plan = ModelPlanner(model: model, input: input).plan(selection, diagnostics: &diagnostics)
        check(plan, selection, of: model, diagnostics: &diagnostics)
        return GenerationPlan(model: plan, diagnostics: diagnostics.diagnostics)
    }

    private func check(
        _ plan: GeneratedModel, _ selection: EntitySelection, of model: ResolvedModel,
        diagnostics: inout DiagnosticCollector
    ) {
        var types = TypeNameCheck(hasSupport: input.support != .none)
        let composites = input.settings.style.value.hasXcodeSymbols ? [] : model.model.composites
        types.check(selection, plan: plan, composites: composites, diagnostics: &diagnostics)
        var files = FileNameCheck()
        files.check(selection, plan: plan, diagnostics: &diagnostics)
        MixedAccessCheck(model: model, input: input, selection: selection).check(diagnostics: &diagnostics)
        var members = MemberCheck(model)
        members.check(plan.classes, diagnostics: &diagnostics)
    }
}

/// The content of the generated files, or the errors that prevent generating them.
package struct GenerationPlan: Hashable, Sendable {
    package var model: GeneratedModel
    package var diagnostics: [Diagnostic]
}
