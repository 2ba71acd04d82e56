import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Generates Swift classes for a model's entities.
///
/// 1. *Selection* finds out which entities have a class, and which classes are to be generated.
/// 2. *Planning* decides every name and every type; its result says all that the files say, as values.
/// 3. *Checking* refuses what Swift, Objective-C or a file system could not take.
/// 4. *Rendering* fills in templates; all text of the files stands in those.
///
/// Nothing is written to disk here, and faults of the model are diagnostics: where one is an error, there are no files.
package struct CodeGenerator: Sendable {
    let input: CodeGenerationInput

    /// Whether a text names a class that machine classes can inherit from: `Base`, or `Module.Base`.
    package static func isBaseClass(_ text: String) -> Bool { BaseClass(text, ownModule: nil) != nil }

    /// Whether a text names a module that can be imported.
    package static func isModule(_ text: String) -> Bool { SwiftIdentifier.isValid(text) }

    private let templates: OutputTemplates

    /// - Parameter templates: what to render; by default the set `swift` that comes with the tool.
    package init(_ input: CodeGenerationInput, templates: OutputTemplates = .bundled(.swift)) {
        self.input = input
        self.templates = templates
    }

    /// The files for a model.
    ///
    /// - Parameter locate: finds a place in the model's file, which the diagnostics point into.
    package func generate(
        _ model: ResolvedModel, locate: @escaping @Sendable (SourcePlace) -> SourceLocation
    ) -> CodeGenerationResult {
        let plan = plan(model, locate: locate)
        if plan.hasErrors { return CodeGenerationResult(files: [], diagnostics: plan.diagnostics) }
        let roots = TemplateRoots(TemplateContext(model: plan.model, source: model))
        let rendering = ModelRenderer(model: roots, templates: templates).files()
        return CodeGenerationResult(
            files: rendering.files, diagnostics: plan.diagnostics + rendering.diagnostics,
            templateFaults: rendering.diagnostics)
    }

    /// What the files for a model are to say: the stages before rendering.
    package func plan(_ model: ResolvedModel, locate: @escaping @Sendable (SourcePlace) -> SourceLocation)
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

/// What generated files are to say, or the reasons why there can be none.
package struct GenerationPlan: Hashable, Sendable {
    package var model: GeneratedModel
    package var diagnostics: [Diagnostic]

    init(model: GeneratedModel, diagnostics: [Diagnostic]) {
        self.model = model
        self.diagnostics = diagnostics
    }

    /// Whether anything forbids output.
    var hasErrors: Bool { diagnostics.hasErrors }
}
